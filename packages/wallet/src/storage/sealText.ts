/** A text, encrypted at rest. */
export type Sealed = { version: 1; iv: Uint8Array; data: ArrayBuffer }

/** What seals and opens at one origin. The key cannot be read. */
export type VaultKey = { key: CryptoKey; origin: string }

const IV_BYTES = 12

/** Encrypts a text for one purpose (AES-256-GCM, a random nonce of 96 bits). */
export async function sealText(
  vault: VaultKey,
  purpose: string,
  text: string,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bindText(vault, purpose) },
    vault.key,
    new TextEncoder().encode(text),
  )
  return { version: 1, iv, data }
}

/** The additional data of a text, so that it opens for nothing else. */
export function bindText({ origin }: VaultKey, purpose: string) {
  return new TextEncoder().encode(JSON.stringify([1, origin, purpose]))
}
