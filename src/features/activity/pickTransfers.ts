import type { ActivityTransfer } from './activity.js'

/** Number of lines in a row. */
const SHOWN = 2

/**
 * Selects the transfers to show in a transaction's row: incoming before
 * outgoing, and one of each if there are both.
 *
 * @example
 * const { hidden, shown } = pickTransfers(activity.transfers)
 */
export function pickTransfers(
  transfers: readonly ActivityTransfer[],
): pickTransfers.ReturnType {
  const of = (...directions: readonly ActivityTransfer['direction'][]) =>
    transfers.filter(({ direction }) => directions.includes(direction))
  const [came, went] = [of('in'), of('out', 'self')]
  const shown =
    came.length > 0 && went.length > 0
      ? [...came.slice(0, 1), ...went.slice(0, 1)]
      : [...came, ...went].slice(0, SHOWN)
  return { hidden: transfers.length - shown.length, shown }
}

export declare namespace pickTransfers {
  type ReturnType = {
    /** Number of transfers left out. */
    hidden: number
    shown: readonly ActivityTransfer[]
  }
}
