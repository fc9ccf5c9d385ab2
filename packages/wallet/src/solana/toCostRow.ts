import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import { toAssetId } from '../chain/toAssetId.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameCluster } from '../loadConfig.js'
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
