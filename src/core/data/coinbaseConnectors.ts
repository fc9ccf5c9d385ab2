/**
 * Connector IDs of Base Account and Coinbase Wallet, in order of preference.
 */
export const coinbaseConnectors: readonly string[] = [
  'baseAccount',
  'coinbaseWallet',
  'coinbaseWalletSDK',
]
