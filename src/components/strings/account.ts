// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for accounts and networks. */
export const account = {
  copyAddress: 'Copy address',
  copyFailed: "Couldn't copy. Select the address instead.",
  addressCopied: 'Address copied',
  switchWallet: (wallet: string) => `${wallet}. Your wallets`,
  switchNetwork: (network: string) => `${network}. Switch network`,
  accounts: 'Your accounts',
  totalBalance: 'Total balance',
  totalPartial: 'Some tokens have no known price',
  fiat: (value: string) => `$${value}`,
  buy: 'Buy',
  swap: 'Swap',
  receive: 'Receive',
  send: 'Send',
  sendUnsupported: "Sending isn't supported on this network.",
  tokens: 'Tokens',
  loadingTokens: 'Loading tokens',
  empty: 'No tokens yet',
  emptyHint: 'Tokens you receive appear here.',
  balancesFailed: "Couldn't load your balances",
  balancesFailedHint:
    "The balance service isn't responding. Your tokens are safe.",
  balancesOld: (at: number) => `Last updated at ${time(at)}`,
  nextTry: (seconds: number) => `Retrying in ${seconds} s`,
  tryingAgain: 'Retrying…',
  explorer: 'View on explorer',
  disconnect: 'Disconnect',
  disconnectAll: 'Disconnect all',
  disconnectOne: (wallet: string) => `Disconnect ${wallet}`,
  connectAnother: 'Connect another wallet',
  active: 'Active',
  walletDetail: ({ address, network }: { address: string; network: string }) =>
    `${address} · ${network}`,
  current: 'Current',
  testNetwork: 'Test network',
  confirmInWallet: 'Confirm in your wallet',
  switching: 'Switching…',
  unsupported: ({ wallet, chainId }: { wallet: string; chainId: number }) =>
    `${wallet} is on a network this app doesn't support (ID ${chainId}). Choose one of these to continue.`,
  networkGone: 'This app no longer supports your network',
  networkGoneHint: 'Your tokens are safe. Choose another network to continue.',
  chooseNetwork: 'Choose a network',
  receiveHint: (network: string) =>
    `Only send tokens on ${network} to this address. Tokens sent on other networks may be lost.`,
  receiveOnSolana: (network: string) =>
    network === 'Solana'
      ? 'Only send SOL and Solana tokens to this address. Other tokens may be lost.'
      : `Only send SOL and Solana tokens on ${network} to this address. Other tokens may be lost.`,
  solanaAddress: 'Your Solana address',
  qrLabel: 'QR code for your address',
  requestQrLabel: (amount: string) => `QR code requesting ${amount}`,
  askAmount: 'Request an amount',
  amountIn: (symbol: string) => `Amount in ${symbol}`,
  amountHelp: 'Added to the QR code. Some wallets ignore it.',
  copyLink: 'Copy payment link',
}

function time(at: number) {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at)
}
