import { toAssetId } from '../node/toAssetId.js'
import type { AmountCost, ApprovalView, Row } from '../ui/view.js'
import { addWorth } from './addWorth.js'

/** Says what the figure of a card and each of its costs are worth. */
export async function addViewWorth(
  { amountCost, ...view }: ApprovalView,
  parameters: addWorth.Parameters & {
    /** CAIP-2. */
    caipNetworkId: string
  },
): Promise<ApprovalView> {
  const { caipNetworkId, ...pricing } = parameters
  const { expected } = view
  const figures = amountCost
    ? [toFigure(caipNetworkId, amountCost)]
    : ([] as const)
  const count = figures.length + view.rows.length
  const all = await addWorth(
    [...figures, ...view.rows, ...(expected?.rows ?? [])],
    pricing,
  )
  return {
    ...view,
    ...(amountCost && { amountWorth: all[0]?.worth }),
    ...(expected && { expected: { ...expected, rows: all.slice(count) } }),
    rows: all.slice(figures.length, count),
  }
}

function toFigure(
  caipNetworkId: string,
  { address, ...cost }: AmountCost,
): Row {
  const id = toAssetId(caipNetworkId, address)
  return { label: '', value: '', kind: 'text', cost: { ...cost, id } }
}
