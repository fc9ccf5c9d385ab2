/** Sentences for who is new to all of this. */
export const guide = {
  wallet: [
    {
      title: 'It holds what is yours',
      text: 'Money, collectibles and names. You see them in any app that you connect it to.',
    },
    {
      title: 'It is how you log in',
      text: 'Instead of a password for each site, you show the same wallet and say yes.',
    },
    {
      title: 'Only you can use it',
      text: 'A site asks, you approve in the wallet. Never give its recovery phrase to anybody.',
    },
  ],
  createLead: 'Log in, and you get a wallet of your own. Nothing to install.',
  noLoginLead: 'You need one to log in here. It is free.',
  otherWays: 'Other ways',
  getWalletHint: 'An app for your phone or browser',
  getWallet: 'Get a wallet',
  aboutNetworks: 'What is a network?',
  network: [
    {
      title: 'Where your account lives',
      text: 'Each network keeps its own books of who holds what. Your account can be on several.',
    },
    {
      title: 'They differ in fees and speed',
      text: 'Every payment costs a fee in the coin of its network, from less than a cent to some dollars.',
    },
    {
      title: 'Tokens stay on theirs',
      text: 'What you send has to go to an address on the same network, or it may be lost.',
    },
  ],
  gotIt: 'Got it',
  listLead: 'A few to choose from.',
  loading: 'Loading wallets',
  listFailed: 'The list could not be loaded',
  listFailedHint: 'The service that has it gave no answer.',
  listEmpty: 'No wallet to recommend',
  listEmptyHint: 'Ask who runs this site which ones it works with.',
  get: (wallet: string) => `Get ${wallet}`,
  scanHint: 'Scan it with the camera of your phone.',
  qrLabel: (wallet: string) => `QR code of the page of ${wallet}`,
  stores: {
    appStore: 'App Store',
    chromeStore: 'Browser extension',
    homepage: 'Website',
    playStore: 'Google Play',
  },
  afterwards: 'Installed it? Reload this page, then connect.',
  noLinks: 'No download is known',
  noLinksHint: 'Look for it in the store of your phone or browser.',
  otherWallet: 'Choose a wallet',

  usage: 'This site cannot connect anybody right now',
  usageHint:
    'It has reached the limit of its plan. Your wallet is fine, and nothing left your account.',
  usageOwner: 'Is it your site? The dashboard of its project says what to do.',
  usageRetry: 'Look again',
}
