import { textRow } from '../approval/textRow.js'
import { toCostRows } from '../approval/toCostRows.js'
import type { Row } from '../approval/view.js'
import { formatCeilingText } from '../format/formatCeilingText.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import { getOperationFee } from './getOperationFee.js'
import type { Operation } from './operation.js'

/** The lines that say who pays the gas of an operation, and at most how much. */
export function toOperationRows(parameters: {
  chain: FrameChain
  operation: Operation
  /** Foreign text. */
  sponsor: string | undefined
  strings: Strings
  /** What the calls spend, in the smallest unit of the coin. */
  value: bigint
}): readonly Row[] {
  const { chain, operation, sponsor, strings, value } = parameters
  const fee = getOperationFee(operation)
  if (sponsor === undefined)
    return toCostRows([{ gas: 1n, maxFeePerGas: fee, value }], chain, strings)
  const { fees } = strings
  const most = formatCeilingText(fee, chain.nativeCurrency)
  return [
    {
      ...textRow(fees.network, fees.paidBy(sponsor), fees.atMost(most)),
      testId: 'sponsor',
    },
  ]
}
