/** Strings for network fees that the app pays. */
export const sponsor = {
  /** Value of "Network fee". */
  paid: 'Paid by the app',
}
