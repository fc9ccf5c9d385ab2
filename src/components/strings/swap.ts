/** Sentences of swapping one token for another. */
export const swap = {
  pay: 'You pay',
  payHint: 'The amount you pay',
  receive: 'You receive',
  balance: (balance: string) => `Balance ${balance}`,
  balanceUnknown: 'Balance not known',
  max: 'Max',
  useMax: 'Max, all that can be swapped',
  flip: 'Switch the two tokens',
  choose: 'Choose a token',
  chooseFor: {
    from: (symbol: string) => `You pay ${symbol}. Choose another token`,
    to: (symbol: string) => `You receive ${symbol}. Choose another token`,
  },
  worth: (value: string) => `≈ $${value}`,
  about: (amount: string) => `About ${amount}`,
  quoting: 'Asking for the price',
  noQuote: 'No price right now',

  rate: (parameters: { from: string; rate: string; to: string }) =>
    `1 ${parameters.from} ≈ ${parameters.rate} ${parameters.to}`,
  price: 'Price',
  priceUnknown: 'Not known',
  impact: 'Price impact',
  percent: (value: string) => `${value} %`,
  fee: 'Network fee',
  feeAbout: (fee: string) => `About ${fee}`,
  feeSmall: (unit: string) => `Less than 0.00000001 ${unit}`,
  slippage: 'Slippage',
  slippageOf: (value: string) => `Slippage ${value} %. Change it`,
  slippageHint:
    'If the price moves, you may get this much less. With even less, nothing is swapped.',
  slippageHigh: 'You may get noticeably less than expected.',
  slippageOwn: 'Another one, in percent',
  slippageOther: 'Other',
  slippageWrong: 'From 0.05 to 5 percent',

  enterAmount: 'Enter an amount',
  chooseToken: 'Choose what you receive',
  checkAmount: 'Check the amount',
  review: 'Review',
  underWay: 'A swap is under way. See it',

  unsupportedTitle: 'No swaps on this network',
  unsupported: 'Tokens can be swapped on these networks:',
  unsupportedHere: (network: string) => `Tokens can be swapped on ${network}.`,
  unsupportedAnywhere:
    'None of the networks of this site has swaps. Your tokens are untouched.',
  loading: 'Loading tokens',
  failed: 'The tokens cannot be shown',
  failedHint:
    'The service that lists them gave no answer. Your tokens are untouched.',
  empty: 'Nothing can be swapped here',
  emptyHint: 'The service lists no tokens of this network.',
  toAccount: 'To your account',

  search: 'Search a token or an address',
  own: 'Your tokens',
  others: 'All tokens',
  suggested: 'Often chosen',
  found: (count: string) => (count === '1' ? '1 token' : `${count} tokens`),
  noneFound: (search: string) => `No token is called ${search}`,
  noneFoundHint: 'Try its symbol, or paste its address.',
  more: 'More tokens',

  title: (parameters: { amount: string; from: string; to: string }) =>
    `Swap ${parameters.amount} ${parameters.from} for ${parameters.to}`,
  expected: (amount: string) => `About ${amount}`,
  minimum: 'You receive at least',
  minimumHint: (slippage: string) =>
    `${slippage} % less than expected, if the price moves. With even less, nothing is swapped.`,
  providerFee: 'Provider fee',
  providerFeeIncluded: (amount: string) => `${amount}, included`,
  network: 'Network',
  approvalHint: (amount: string) =>
    `Two steps: you allow exactly ${amount}, then you swap. Nothing more can ever be taken with it.`,
  holds: (seconds: number) => `This price holds for ${seconds} s`,
  expired: 'This price is no longer valid',
  renew: 'Get a new price',
  worse: 'The price has moved: you get less than shown before.',
  warn: (impact: string) =>
    `You get ${impact} % less than these tokens are worth elsewhere.`,
  blocked: (impact: string) =>
    `You would lose ${impact} %. Swap less, or another token.`,
  impactUnknown:
    'There is no second price to compare with. Make sure that this is a fair one.',
  missing: 'Nothing to look over yet',
  missingHint: 'Choose two tokens and an amount first.',
  enter: 'Enter a swap',
  edit: 'Change something',

  swap: 'Swap',
  swapping: 'Swapping…',
  stop: 'Stop',
  stopping: 'Stopping…',
  done: 'Done',
  stepApprove: (amount: string) => `Allow ${amount}`,
  stepSwap: (amount: string) => `Swap ${amount}`,
  stepDone: 'Done',
  steps: {
    quoting: 'Checking everything',
    switching: (wallet: string) => `Switching the network in ${wallet}`,
    asked: (wallet: string) => `Approve in ${wallet}`,
    askedInFrame: 'Approve in the secure window',
    sent: 'Sent. Waiting for the network',
  },
  goesOn: 'You can close this. It goes on.',
  failedYes: 'Look at it on the explorer. It needs no second try.',
  failedReverted: 'Nothing was swapped, only the network fee is gone.',
  failedUnknown:
    'Look at your activity first. The same swap, entered again, finds it.',
  failedOther: 'Check your balance before you try again.',
  approvalStays: (symbol: string) =>
    `${symbol} stays allowed, for this amount alone.`,
}
