import type { ReadNames } from '../node/createNames.js'
import type { ApprovalView } from '../ui/view.js'

/** A card without a name beats a card that is late. */
const WAIT_MS = 1_000

/**
 * Says which name the receiver of a payment has, by the names of this wallet's
 * own server; the app has no say. Contracts that are called or allowed to
 * spend get none: their owners would choose it.
 */
export async function addName(
  view: ApprovalView,
  readNames: ReadNames | undefined,
): Promise<ApprovalView> {
  const receiver = view.amountCost && view.rows.find(isNameless)
  if (!receiver || !readNames) return view
  let onRead = () => {}
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS)
    onRead = () => clearTimeout(timer)
  })
  const name = await Promise.race([readNames(receiver.value), late])
  onRead()
  if (!name) return view
  const rows = view.rows.map((row) =>
    row === receiver ? { ...row, note: name } : row,
  )
  return { ...view, rows }
}

const isNameless = ({ kind, note, testId }: ApprovalView['rows'][number]) =>
  testId === 'receiver' && kind === 'address' && note === undefined
