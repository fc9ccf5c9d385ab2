// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for network fees that a paymaster pays, or takes a token for. */
export const sponsor = {
  /** Value of "Network fee", with the amount of a token. */
  atMost: (amount: string) => `At most ${amount}`,
  /** Value of "Network fee", if the amount is not known yet. */
  inToken: (symbol: string) => `Paid in ${symbol}`,
  /** Value of "Network fee". */
  paid: 'Paid by the app',
}
