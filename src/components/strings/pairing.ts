/** Sentences of connecting with a wallet that is not in this browser. */
export const pairing = {
  scan: 'Scan with your wallet',
  scanWith: (wallet: string) => `Scan with ${wallet}`,
  scanHint: 'Open its scanner on your phone and point it at this code.',
  qrLabel: 'QR code of the connection request',
  preparing: 'Preparing the code',
  copyLink: 'Copy link',
  copyFailed: 'This browser does not allow copying',
  openDesktop: 'Open the desktop app',
  openWeb: 'Open the web wallet',

  continueIn: (wallet: string) => `Continue in ${wallet}`,
  continueHint: 'Approve the connection there, then come back to this page.',
  openWallet: (wallet: string) => `Open ${wallet}`,
  notOpened: (wallet: string) => `${wallet} did not open`,
  notOpenedHint: 'Is it installed on this device?',
  getWallet: (wallet: string) => `Get ${wallet}`,
  showCode: 'Show QR code',

  search: 'Search wallets',
  searching: 'Looking for wallets',
  noneFound: (search: string) => `No wallet is called “${search}”`,
  noneFoundHint: 'Check the spelling, or scan the code with the one you have.',
  scanAny: 'Connect by QR code',
  moreWallets: 'Show more',
  listFailed: 'The list could not be loaded',

  expired: 'The request has expired',
  expiredHint: 'Nothing was connected. Start a new one.',
}
