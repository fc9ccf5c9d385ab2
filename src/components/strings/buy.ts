/** Sentences of buying with a card or from a bank. */
export const buy = {
  amountHint: 'The amount you pay',
  chooseFiat: (currency: string) =>
    `Pay in ${currency}. Choose another currency`,
  chooseToken: (symbol: string) => `Buy ${symbol}. Choose something else`,
  youGet: 'You get',
  asking: 'Asking for a price',
  enterAmount: 'Enter an amount',
  checkAmount: 'Check the amount',
  noPrice: 'No price right now',
  preparing: 'Preparing',
  continueAt: (provider: string) => `Continue to ${provider}`,
  opensTab: (provider: string) => `You pay at ${provider}, in a new tab.`,
  priceThere: (provider: string) => `${provider} names its price there`,
  estimate: 'Estimate',
  estimateTitle: 'This is an estimate, not a price',
  estimateText:
    'The price service does not answer, so nothing can be bought at the moment.',
  providers: 'Sold by',
  fees: (fees: string) => `${fees} in fees`,
  feeRange: (range: string) => `${range.replace('-', '–')} in fees`,
  sells: (symbol: string) => `Sells ${symbol} only`,
  chosen: 'Chosen',
  nobody: 'Nothing can be bought here',
  nobodyHint: 'Nobody on this site delivers to this network.',
  otherNetwork: 'Choose another network',
  howItWorks: 'How buying works',

  search: 'Search',
  noneFound: (search: string) => `Nothing is called “${search}”`,
  listFailed: 'This is the short list. The full one could not be loaded.',
  on: (networks: string) => `On ${networks}`,

  waiting: (provider: string) => `Continue at ${provider}`,
  waitingHint: (parameters: { symbol: string }) =>
    `Pay in the other tab. Your ${parameters.symbol} shows up here once it has arrived.`,
  waitingLong:
    'A card takes minutes, a bank up to days. You can close this: it goes on.',
  unseen:
    'Your balance cannot be read at the moment. What you have paid for still arrives.',
  notOpened: (provider: string) => `Open ${provider} again`,
  stop: 'I have not bought anything',
  stopped: 'Nothing was bought',
  stoppedHint:
    'Should you have paid after all, it still arrives in your account.',
  tryAgain: 'Try again',
  toAccount: 'Back to the account',
  arrived: (amount: string) => `${amount} arrived`,
  arrivedHint: 'It is in your account.',
  done: 'Done',
  nothing: 'No purchase is under way',
  nothingHint: 'What you have paid for before still arrives by itself.',
  start: 'Buy crypto',

  guide: [
    {
      title: 'You pay somebody else',
      text: 'A provider sells it to you, by card or from your bank. It sees your payment, this site does not.',
    },
    {
      title: 'It goes to your account',
      text: 'Your address is filled in for you. The provider may ask who you are before it sells.',
    },
    {
      title: 'It takes a while',
      text: 'By card it arrives within minutes, from a bank it can take days. It shows up among your tokens.',
    },
  ],
}
