import { formatCeilingText } from '../../core/format/formatCeilingText.js'
import { formatFloorText } from '../../core/format/formatFloorText.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'

/**
 * The line of an amount that the account is expected to pay or to get. What is
 * paid is rounded up, what is received down.
 */
export function toAmountRow(parameters: {
  /** Base units, negative where it is paid. */
  change: bigint
  /** CAIP-10 of the asset, as prices are asked for. */
  id: string
  strings: Strings
  unit: { decimals: number; symbol: string }
}): Row {
  const { change, id, strings, unit } = parameters
  const { expected } = strings
  const isPaid = change < 0n
  const units = isPaid ? -change : change
  const format = isPaid ? formatCeilingText : formatFloorText
  return {
    ...textRow(isPaid ? expected.pay : expected.get, format(units, unit)),
    exact: formatUnitsText(units, unit),
    cost: { id, decimals: unit.decimals, isReceived: !isPaid, units },
    testId: isPaid ? 'expected-pay' : 'expected-get',
  }
}
