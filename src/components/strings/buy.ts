// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for buying by card or bank transfer. */
export const buy = {
  amountHint: 'Amount you pay',
  chooseFiat: (currency: string) => `Pay in ${currency}. Change currency`,
  chooseToken: (symbol: string) => `Buy ${symbol}. Change token`,
  youGet: 'You get',
  asking: 'Getting a price',
  enterAmount: 'Enter an amount',
  checkAmount: 'Check the amount',
  noPrice: 'No price available',
  preparing: 'Preparing',
  continueAt: (provider: string) => `Continue to ${provider}`,
  opensTab: (provider: string) => `You'll pay on ${provider} in a new tab.`,
  priceThere: (provider: string) => `See the price on ${provider}`,
  estimate: 'Estimate',
  estimateTitle: 'Estimate only',
  estimateText:
    "The price service isn't responding, so you can't buy right now.",
  providers: 'Sold by',
  fees: (fees: string) => `${fees} in fees`,
  feeRange: (range: string) => `${range} in fees`,
  sells: (symbol: string) => `Only sells ${symbol}`,
  chosen: 'Selected',
  nobody: "Buying isn't available here",
  nobodyHint: 'No provider on this site supports this network.',
  otherNetwork: 'Choose another network',
  howItWorks: 'How buying works',
  search: 'Search',
  noneFound: (search: string) => `No results for “${search}”`,
  listFailed: "Couldn't load the full list. Showing a short one.",
  on: (networks: string) => `On ${networks}`,
  waiting: (provider: string) => `Continue on ${provider}`,
  waitingHint: ({ symbol }: { symbol: string }) =>
    `Pay in the other tab. Your ${symbol} appears here once it arrives.`,
  waitingLong:
    'Cards take minutes, bank transfers up to a few days. You can close this window.',
  unseen:
    "We can't check your balance right now. Your purchase will still arrive.",
  notOpened: (provider: string) => `Open ${provider} again`,
  stop: "I didn't buy anything",
  stopped: 'No purchase made',
  stoppedHint:
    'If you did pay, your purchase will still arrive in your account.',
  tryAgain: 'Try again',
  toAccount: 'Back to account',
  arrived: (amount: string) => `${amount} arrived`,
  arrivedHint: "It's in your account.",
  done: 'Done',
  nothing: 'No purchase in progress',
  nothingHint: 'Anything you already paid for will still arrive.',
  start: 'Buy crypto',
  guide: [
    {
      title: 'You pay a provider',
      text: 'Buy by card or bank transfer. The provider handles your payment, and this site never sees it.',
    },
    {
      title: 'It goes to your account',
      text: 'Your address is filled in for you. The provider may ask you to verify your identity.',
    },
    {
      title: 'Delivery takes time',
      text: 'Card purchases arrive within minutes, bank transfers can take days. You see them among your tokens.',
    },
  ],
}
