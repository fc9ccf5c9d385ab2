import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { toAssetId } from '../../node/toAssetId.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { sol } from './part.js'

/** A line with an amount of SOL that the transaction costs. */
export function toCostRow(
  label: string,
  lamports: bigint,
  { caipNetworkId }: Pick<FrameCluster, 'caipNetworkId'>,
): Row {
  const id = toAssetId(caipNetworkId)
  return {
    ...textRow(label, formatUnitsText(lamports, sol)),
    cost: { decimals: sol.decimals, id, units: lamports },
  }
}
