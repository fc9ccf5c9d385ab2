/** Ids of the connectors of Base Account and of Coinbase Wallet, in order. */
export const coinbaseConnectors: readonly string[] = [
  'baseAccount',
  'coinbaseWallet',
  'coinbaseWalletSDK',
]
