/** 128 bits. */
const NONCE_BYTES = 16

/**
 * Creates a nonce for a sign-in message: 128 random bits from the platform's
 * cryptographic generator.
 *
 * @returns 32 hex characters
 *
 * @example
 * createSiwxNonce() // '5c1d0f4fd0a84c0e9a3d7c6f3be2a8d4'
 */
export function createSiwxNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
