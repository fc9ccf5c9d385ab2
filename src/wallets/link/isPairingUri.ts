/** Whether it is a pairing's URI of WalletConnect, and nothing beside it. */
export function isPairingUri(value: unknown): value is string {
  return typeof value === 'string' && /^wc:[^\s\p{C}]{1,4096}$/u.test(value)
}
