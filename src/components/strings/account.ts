/** Sentences about accounts and networks. */
export const account = {
  copyAddress: 'Copy address',
  copyFailed: 'Copying did not work. Select the address instead.',
  addressCopied: 'Address copied',
  switchWallet: (wallet: string) => `${wallet}. Your wallets`,
  switchNetwork: (network: string) => `${network}. Switch network`,

  accounts: 'Your accounts',
  namespaces: { eip155: 'EVM', solana: 'Solana' },
  networkGroups: { eip155: 'EVM networks', solana: 'Solana networks' },

  totalBalance: 'Total balance',
  fiat: (value: string) => `$${value}`,
  buy: 'Buy',
  swap: 'Swap',
  receive: 'Receive',
  send: 'Send',
  sendUnsupported: 'Sending does not work on this network.',
  tokens: 'Tokens',
  loadingTokens: 'Loading tokens',
  empty: 'Nothing here yet',
  emptyHint: 'Tokens sent to your address show up here.',

  balancesFailed: 'Your balances cannot be shown',
  balancesFailedHint:
    'The service that reads them gave no answer. Your tokens are untouched.',
  balancesOld: (at: number) => `Figures from ${toTime(at)}`,
  nextTry: (seconds: number) => `Next try in ${seconds} s`,
  tryingAgain: 'Trying again…',

  explorer: 'View on explorer',
  disconnect: 'Disconnect',
  disconnectAll: 'Disconnect all',
  disconnectOne: (wallet: string) => `Disconnect ${wallet}`,
  connectAnother: 'Connect another wallet',
  active: 'Active',
  walletDetail: (parameters: { address: string; network: string }) =>
    `${parameters.address} · ${parameters.network}`,

  current: 'Current',
  testNetwork: 'Test network',
  confirmInWallet: 'Confirm in your wallet',
  switching: 'Switching…',
  unsupported: (parameters: { chainId: number; wallet: string }) =>
    `${parameters.wallet} is on a network that this app does not know (number ${parameters.chainId}). Choose one of these to go on.`,

  networkGone: 'This app no longer offers the network you were on',
  networkGoneHint:
    'Your tokens are untouched. Choose another network to go on.',
  chooseNetwork: 'Choose a network',

  receiveHint: (network: string) =>
    `Only send tokens of ${network} to this address. Others would be lost.`,
  receiveOnSolana: (network: string) =>
    network === 'Solana'
      ? 'Only send SOL and tokens of Solana to this address. Others would be lost.'
      : `Only send SOL and tokens of Solana to this address, on the network ${network}. Others would be lost.`,
  solanaAddress: 'Your Solana address',
  qrLabel: 'QR code of your address',
  requestQrLabel: (amount: string) => `QR code that asks for ${amount}`,
  askAmount: 'Ask for an amount',
  amountIn: (symbol: string) => `Amount in ${symbol}`,
  amountHelp: 'The code asks for this. Not every wallet reads it.',
  copyLink: 'Copy payment link',
}

function toTime(at: number) {
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
  return time.format(at)
}
