export const IV_BYTES = 12

/** A key of AES-256-GCM that cannot be read back. */
export function importBoxKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    'raw',
    Uint8Array.from(key),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )
}
