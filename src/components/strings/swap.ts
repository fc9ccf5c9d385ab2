/** Strings for swaps. */
export const swap = {
  pay: 'You pay',
  payHint: 'Amount you pay',
  receive: 'You receive',
  balance: (balance: string) => `Balance ${balance}`,
  balanceUnknown: 'Balance unavailable',
  max: 'Max',
  useMax: 'Max available to swap',
  flip: 'Switch tokens',
  choose: 'Choose a token',
  chooseFor: {
    from: (symbol: string) => `You pay ${symbol}. Change token`,
    to: (symbol: string) => `You receive ${symbol}. Change token`,
  },
  worth: (value: string) => `≈ $${value}`,
  about: (amount: string) => `About ${amount}`,
  quoting: 'Getting a price',
  noQuote: 'No price available',
  unreadable: "This swap can't be verified. Try another amount",

  rate: (parameters: { from: string; rate: string; to: string }) =>
    `1 ${parameters.from} ≈ ${parameters.rate} ${parameters.to}`,
  price: 'Price',
  priceUnknown: 'Unknown',
  impact: 'Price impact',
  percent: (value: string) => `${value}%`,
  fee: 'Network fee',
  feeAbout: (fee: string) => `About ${fee}`,
  feeSmall: (unit: string) => `Less than 0.00000001 ${unit}`,
  slippage: 'Slippage',
  slippageOf: (value: string) => `Slippage ${value}%. Change`,
  slippageHint:
    'If the price moves, you may receive up to this much less. Below that, nothing is swapped.',
  slippageHigh: 'You may receive noticeably less than expected.',
  slippageOwn: 'Custom slippage in percent',
  slippageOther: 'Custom',
  slippageWrong: 'Enter 0.05% to 5%',

  enterAmount: 'Enter an amount',
  chooseToken: 'Choose a token to receive',
  checkAmount: 'Check the amount',
  review: 'Review',
  underWay: 'A swap is in progress. View it',

  unsupportedTitle: "Swaps aren't supported on this network",
  unsupported: 'You can swap on these networks:',
  unsupportedHere: (network: string) => `You can swap on ${network}.`,
  unsupportedAnywhere:
    "None of this site's networks support swaps. Your tokens are safe.",
  loading: 'Loading tokens',
  failed: "Couldn't load tokens",
  failedHint: "The token service isn't responding. Your tokens are safe.",
  empty: 'No tokens to swap here',
  emptyHint: 'The swap service lists no tokens on this network.',
  toAccount: 'Back to account',

  search: 'Search by name or address',
  own: 'Your tokens',
  others: 'All tokens',
  suggested: 'Popular',
  found: (count: string) => (count === '1' ? '1 token' : `${count} tokens`),
  noneFound: (search: string) => `No results for “${search}”`,
  noneFoundHint: 'Try its symbol or paste its address.',

  title: (parameters: { amount: string; from: string; to: string }) =>
    `Swap ${parameters.amount} ${parameters.from} for ${parameters.to}`,
  expected: (amount: string) => `About ${amount}`,
  minimum: 'You receive at least',
  minimumHint: (slippage: string) =>
    `${slippage}% less than expected, if the price moves. Below that, nothing is swapped.`,
  providerFee: 'Provider fee',
  providerFeeIncluded: (amount: string) => `${amount}, included`,
  feeLevels: ({ fast, instant }: { fast: string; instant: string }) =>
    `Fast: ${fast}. Instant: ${instant}. Your wallet sets the fee.`,
  network: 'Network',
  oneApprovalHint: (amount: string) =>
    `One approval: you allow exactly ${amount} and swap it. Nothing beyond that can be taken.`,
  approvalHint: (amount: string) =>
    `Two steps: you allow exactly ${amount}, then you swap. Nothing beyond that can be taken.`,
  holds: (seconds: number) => `Price valid for ${seconds} s`,
  expired: 'This price has expired',
  renew: 'Get a new price',
  worse: "The price moved. You'll receive less than shown before.",
  warn: (impact: string) =>
    `You'll receive ${impact}% less than these tokens are worth elsewhere.`,
  blocked: (impact: string) =>
    `You would lose ${impact}%. Swap less or choose another token.`,
  impactUnknown:
    "There's no second price to compare with. Make sure this one is fair.",
  missing: 'Nothing to review yet',
  missingHint: 'Choose two tokens and an amount first.',
  enter: 'Set up a swap',
  edit: 'Edit',

  swap: 'Swap',
  swapping: 'Swapping…',
  stop: 'Stop',
  stopping: 'Stopping…',
  done: 'Done',
  stepApprove: (amount: string) => `Allow ${amount}`,
  stepSwap: (amount: string) => `Swap ${amount}`,
  stepDone: 'Done',
  steps: {
    quoting: 'Checking the swap',
    switching: (wallet: string) => `Switching network in ${wallet}`,
    asked: (wallet: string) => `Approve in ${wallet}`,
    askedInFrame: 'Approve in the secure window',
    sent: 'Sent. Waiting for the network',
  },
  goesOn: "You can close this. It'll keep going.",
  failedYes: "View it on the explorer. Don't send it again.",
  failedReverted: 'Nothing was swapped. Only the network fee was spent.',
  failedUnknown:
    'Check your activity first. Entering the same swap again finds it.',
  failedOther: 'Check your balance before you try again.',
  approvalStays: (symbol: string) =>
    `${symbol} stays allowed, for this amount only.`,
}
