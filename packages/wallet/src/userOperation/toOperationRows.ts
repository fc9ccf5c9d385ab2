import { textRow } from '../approval/textRow.js'
import { toCostRows } from '../approval/toCostRows.js'
import { tokenRow } from '../approval/tokenRow.js'
import type { Row } from '../approval/view.js'
import { toAssetId } from '../chain/toAssetId.js'
import { formatCeilingText } from '../format/formatCeilingText.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import { getOperationFee } from './getOperationFee.js'
import type { TokenFee } from './openTokenFee.js'
import type { Operation } from './operation.js'

/** The lines that say who pays the gas of an operation, and at most how much. */
export function toOperationRows(parameters: {
  chain: FrameChain
  /** What the account pays the sponsor, at most. */
  fee: TokenFee | undefined
  operation: Operation
  /** Foreign text. */
  sponsor: string | undefined
  strings: Strings
  /** What the calls spend, in the smallest unit of the coin. */
  value: bigint
}): readonly Row[] {
  const { chain, fee, operation, sponsor, strings, value } = parameters
  const coins = getOperationFee(operation)
  if (sponsor === undefined)
    return toCostRows([{ gas: 1n, maxFeePerGas: coins, value }], chain, strings)
  const { fees } = strings
  if (fee) {
    const most = formatCeilingText(fee.units, fee.token)
    return [
      {
        ...textRow(fees.network, fees.atMost(most), fees.paidTo(sponsor)),
        exact: formatUnitsText(fee.units, fee.token),
        cost: {
          id: toAssetId(chain.caipNetworkId, fee.token.address),
          decimals: fee.token.decimals,
          units: fee.units,
        },
        testId: 'token-fee',
      },
      tokenRow(fees.token, fee.token),
    ]
  }
  const most = formatCeilingText(coins, chain.nativeCurrency)
  return [
    {
      ...textRow(fees.network, fees.paidBy(sponsor), fees.atMost(most)),
      testId: 'sponsor',
    },
  ]
}
