/** Views that name the app's terms at their foot. */
export const legalViews: readonly string[] = [
  'Connect',
  'ConnectWallets',
  'ConnectingWalletConnectBasic',
  'Create',
  'OnRampFiatSelect',
  'OnRampProviders',
  'OnRampTokenSelect',
]
