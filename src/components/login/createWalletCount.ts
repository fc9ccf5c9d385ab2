/**
 * What the list of all wallets has shown, for the first screen, which makes no
 * request: how many there are, and the explorer's pictures by ID.
 */
export function createWalletCount(): {
  icons: Record<string, string>
  text: string
} {
  return { icons: {}, text: '' }
}
