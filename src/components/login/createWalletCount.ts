/**
 * The number of wallets, as text. It is known once the list of all wallets was
 * open; nothing else requests it.
 */
export const createWalletCount = (): { text: string | undefined } => ({
  text: undefined,
})
