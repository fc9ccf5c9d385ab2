/**
 * How many wallets there are, by kit: known once the list of all was open, and
 * asked for by nobody else.
 */
export const walletCounts = new WeakMap<object, string>()
