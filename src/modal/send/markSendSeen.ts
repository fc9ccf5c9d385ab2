import { getMember } from '../../core/errors/getMember.js'
import type { Kit } from '../../createKit.js'

/**
 * Records that the user has seen the result of a send or swap. The payment
 * itself stays in its journal, as a repeat of the same payment must find it.
 *
 * @returns whether it was not recorded before
 *
 * @example
 * if (markSendSeen(kit, { sendId })) showToast(kit, toast)
 */
export function markSendSeen(
  kit: Kit,
  { sendId }: markSendSeen.Parameters,
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

export declare namespace markSendSeen {
  type Parameters = { sendId: string }
}
