/** Whether a value is a WalletConnect pairing URI and nothing else. */
export function isPairingUri(value: unknown): value is string {
  return typeof value === 'string' && /^wc:[^\s\p{C}]{1,4096}$/u.test(value)
}
