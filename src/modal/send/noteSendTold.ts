import { getMember } from '../../core/errors/getMember.js'
import type { Kit } from '../../createKit.js'

/**
 * Notes that the user knows how a send ended that was left open. It stays
 * noted itself: an identical send has to find it.
 *
 * @returns whether this is news
 *
 * @example
 * if (noteSendTold(kit, { sendId })) showToast(kit, toast)
 */
export function noteSendTold(
  kit: Kit,
  { sendId }: noteSendTold.Parameters,
): boolean {
  for (const key of ['sendIntents', 'solanaIntents'] as const) {
    const intents = kit.storage.get(key) ?? []
    const told = intents.map((intent) =>
      getMember(intent, 'id') === sendId && !getMember(intent, 'isTold')
        ? { ...(intent as object), isTold: true }
        : intent,
    )
    if (told.every((intent, index) => intent === intents[index])) continue
    kit.storage.set(key, told)
    return true
  }
  return false
}

export declare namespace noteSendTold {
  type Parameters = { sendId: string }
}
