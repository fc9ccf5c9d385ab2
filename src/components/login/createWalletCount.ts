/**
 * Number of wallets, as text. Known only after the list of all wallets was
 * opened; nothing else requests it.
 */
export const createWalletCount = (): { text: string | undefined } => ({
  text: undefined,
})
