// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for new users. */
export const guide = {
  wallet: [
    {
      title: 'Holds what you own',
      text: 'Money, collectibles and names, in every app you connect it to.',
    },
    {
      title: 'Signs you in',
      text: 'Connect the same wallet everywhere instead of making up passwords.',
    },
    {
      title: 'Only you control it',
      text: 'Sites ask, you approve in your wallet. Never share your recovery phrase with anyone.',
    },
  ],
  createLead: "Sign in and you'll get your own wallet. Nothing to install.",
  noLoginLead: "You need a wallet to sign in here. It's free.",
  otherWays: 'Other options',
  getWalletHint: 'An app for your phone or browser',
  getWallet: 'Get a wallet',
  aboutNetworks: 'What is a network?',
  network: [
    {
      title: 'Where your account lives',
      text: 'Each network keeps its own record of balances. Your account can be on several.',
    },
    {
      title: 'Fees and speed differ',
      text: "Every payment costs a fee in the network's own coin, from less than a cent to a few dollars.",
    },
    {
      title: 'Tokens stay on their network',
      text: 'Only send to an address on the same network, or your tokens may be lost.',
    },
  ],
  gotIt: 'Got it',
  listLead: 'Here are a few to choose from.',
  loading: 'Loading wallets',
  listFailed: "Couldn't load the list",
  listFailedHint: "The wallet service isn't responding.",
  listEmpty: 'No wallets to recommend',
  listEmptyHint: "Ask this site's owner which wallets it supports.",
  get: (wallet: string) => `Get ${wallet}`,
  scanHint: "Scan it with your phone's camera.",
  qrLabel: (wallet: string) => `QR code to get ${wallet}`,
  stores: {
    appStore: 'App Store',
    chromeStore: 'Browser extension',
    homepage: 'Website',
    playStore: 'Google Play',
  },
  afterwards: 'Installed it? Reload this page, then connect.',
  noLinks: 'No download link',
  noLinksHint:
    "Look for it in your phone's app store or your browser's extension store.",
  otherWallet: 'Choose a wallet',
  usage: "This site can't connect wallets right now",
  usageHint:
    "It has reached its plan's limit. Your wallet and your tokens are safe.",
  usageOwner: 'Is this your site? Check its project dashboard.',
  usageRetry: 'Try again',
}
