import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'

/** One call of a bundle, to be read again for its status. */
export type KeptCall = Pick<TransactionRequest, 'data' | 'to' | 'value'>

/** Characters of calldata; a hundred bundles are kept. */
const DATA_LIMIT = 10_000

/** The calls as a bundle keeps them; nothing when they are large. */
export function toKeptCalls(
  calls: readonly KeptCall[],
): readonly KeptCall[] | undefined {
  const size = calls.reduce((sum, { data }) => sum + data.length, 0)
  if (size > DATA_LIMIT) return undefined
  return calls.map(({ data, to, value }) => ({ data, to, value }))
}
