import { bindPurpose, type Sealed, type VaultKey } from './sealed.js'

const IV_BYTES = 12

/** Encrypts bytes for one purpose (AES-256-GCM, a random nonce of 96 bits). */
export async function sealBytes(
  vault: VaultKey,
  purpose: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bindPurpose(vault, purpose) },
    vault.key,
    bytes,
  )
  return { version: 1, iv, data }
}
