import { getSendJournal } from '../../actions/send/getSendJournal.js'
import type { Kit } from '../../createKit.js'

/**
 * Notes that the user knows how a swap ended that was left open. It stays
 * noted itself: the same swap, made again, has to find it.
 *
 * @returns whether this is news
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
