import { getSendJournal } from '../../actions/send/getSendJournal.js'
import type { Kit } from '../../createKit.js'

/**
 * Records that the user has seen the result of an open swap. The swap itself
 * stays recorded, as a repeat of the same swap must find it.
 *
 * @returns whether it was not recorded before
 *
 * @example
 * if (markSwapSeen(kit, { sendId })) showToast(kit, toast)
 */
export function markSwapSeen(
  kit: Kit,
  { sendId }: markSwapSeen.Parameters,
): boolean {
  const intent = getSendJournal(kit)
    .list()
    .find(({ id }) => id === sendId)
  if (!intent || intent.isTold) return false
  getSendJournal(kit).save({ ...intent, isTold: true })
  return true
}

export declare namespace markSwapSeen {
  type Parameters = { sendId: string }
}
