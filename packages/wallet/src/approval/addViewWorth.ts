import type { ReadPrices } from '../chain/createPrices.js'
import { toAssetId } from '../chain/toAssetId.js'
import { addWorth } from './addWorth.js'
import type { ApprovalView } from './view.js'

/** Says what the figure of a card and each of its costs are worth. */
export async function addViewWorth(
  { amountCost, ...view }: ApprovalView,
  parameters: {
    /** CAIP-2. */
    caipNetworkId: string
    readPrices: ReadPrices | undefined
  },
): Promise<ApprovalView> {
  const { caipNetworkId, readPrices } = parameters
  if (!amountCost)
    return { ...view, rows: await addWorth(view.rows, readPrices) }
  const { address, ...cost } = amountCost
  const id = toAssetId(caipNetworkId, address)
  const [figure, ...rows] = await addWorth(
    [
      { label: '', value: '', kind: 'text', cost: { ...cost, id } },
      ...view.rows,
    ],
    readPrices,
  )
  return { ...view, amountWorth: figure?.worth, rows }
}
