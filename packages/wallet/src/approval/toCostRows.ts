import { toAssetId } from '../chain/toAssetId.js'
import { formatCeilingText } from '../format/formatCeilingText.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import type { PreparedTransaction } from '../transaction/prepareTransaction.js'
import type { Row } from './view.js'

/** What transactions cost in all: the fee, and the total where they pay. */
export function toCostRows(
  transactions: readonly Pick<
    PreparedTransaction,
    'gas' | 'maxFeePerGas' | 'value'
  >[],
  chain: FrameChain,
  { labels }: Strings,
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
    cost: {
      id: toAssetId(chain.caipNetworkId),
      decimals: chain.nativeCurrency.decimals,
      units: amount,
    },
    testId,
  })
  return [
    toCost(labels.feeAtMost, 'fee', fee),
    ...(value > 0n ? [toCost(labels.totalAtMost, 'total', value + fee)] : []),
  ]
}
