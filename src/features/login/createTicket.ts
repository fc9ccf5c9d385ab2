/** Returns 16 random bytes as hex, unguessable. */
export function createTicket(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
