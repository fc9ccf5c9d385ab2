import { isSealed } from './isSealed.js'
import { bindPurpose, type VaultKey } from './sealed.js'

/** The bytes, or `undefined` when they were sealed for something else. */
export async function openSealed(
  vault: VaultKey,
  purpose: string,
  sealed: unknown,
): Promise<Uint8Array | undefined> {
  if (!isSealed(sealed)) return undefined
  try {
    const data = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: new Uint8Array(sealed.iv),
        additionalData: bindPurpose(vault, purpose),
      },
      vault.key,
      sealed.data,
    )
    return new Uint8Array(data)
  } catch {
    return undefined
  }
}
