import { formatCeilingText } from '../../core/format/formatCeilingText.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { toAssetId } from '../../node/toAssetId.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Row } from '../../ui/view.js'
import { type PreparedCost, toCost } from './prepareTransaction.js'

/**
 * What transactions cost in all: the fee, and the total where they pay. What a
 * rollup takes for data has no limit that could be signed, so there it is about
 * that much; what cannot be asked is said to be missing.
 */
export function toCostRows(
  prepared: readonly PreparedCost[],
  chain: FrameChain,
  { fees, labels }: Strings,
): readonly Row[] {
  const total = toCost(prepared)
  const value = prepared.reduce((sum, { transaction }) => {
    return sum + transaction.value
  }, 0n)
  const isAbout = prepared.some(({ dataFee }) => dataFee)
  const lacksData = prepared.some(({ dataFee }) => dataFee === undefined)
  const toRow = (label: string, testId: string, amount: bigint): Row => ({
    label,
    ...(lacksData && { note: fees.plusData }),
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
    toRow(isAbout ? labels.feeAbout : labels.feeAtMost, 'fee', total - value),
    ...(value > 0n
      ? [
          toRow(
            isAbout ? labels.totalAbout : labels.totalAtMost,
            'total',
            total,
          ),
        ]
      : []),
  ]
}
