import { formatCeilingText } from '../../core/format/formatCeilingText.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { toAssetId } from '../../node/toAssetId.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { tokenRow } from '../rows/tokenRow.js'
import { toCostRows } from '../transaction/toCostRows.js'
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
    // What a bundler takes for data is in its gas.
    return toCostRows(
      [{ dataFee: 0n, transaction: { gas: 1n, maxFeePerGas: coins, value } }],
      ...([chain, strings] as const),
    )
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
