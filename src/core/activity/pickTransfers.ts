import type { ActivityTransfer } from './activity.js'

/** As many as a row has lines for. */
const SHOWN = 2

/**
 * What of a transaction's transfers stands in its row: what came in before what
 * went out, one of each before a second one of either.
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
    /** How many are left out. */
    hidden: number
    shown: readonly ActivityTransfer[]
  }
}
