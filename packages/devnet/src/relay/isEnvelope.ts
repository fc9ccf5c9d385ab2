const HEAD = 1 + 12 + 16

/**
 * Whether a text is an encrypted envelope: base64 of a type byte (0 or 1, never
 * 2, which is plain), nonce, ciphertext and tag.
 */
export function isEnvelope(text: string): boolean {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return false
  const bytes = Buffer.from(text, 'base64')
  const [type] = bytes
  return bytes.length > HEAD && (type === 0 || type === 1)
}
