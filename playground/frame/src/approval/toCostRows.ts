import { formatCeilingText } from '../format/formatCeilingText.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameChain } from '../loadConfig.js'
import type { PreparedTransaction } from '../transaction/prepareTransaction.js'
import type { Row } from './view.js'

/** What transactions cost in all: the fee, and the total where they pay. */
export function toCostRows(
  transactions: readonly PreparedTransaction[],
  chain: FrameChain,
): readonly Row[] {
  let fee = 0n
  let value = 0n
  for (const transaction of transactions) {
    fee += transaction.gas * transaction.maxFeePerGas
    value += transaction.value
  }
  const toCost = (label: string, testId: string, amount: bigint): Row => ({
    label,
    value: formatCeilingText(amount, chain.nativeCurrency),
    exact: formatUnitsText(amount, chain.nativeCurrency),
    kind: 'text',
    testId,
  })
  return [
    toCost('Fee, at most', 'fee', fee),
    ...(value > 0n ? [toCost('Total, at most', 'total', value + fee)] : []),
  ]
}
