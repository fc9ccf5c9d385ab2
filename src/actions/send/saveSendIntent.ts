import { PENDING_TRANSACTIONS_LIMIT } from '../../core/constants.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getSendIntents } from './getSendIntents.js'

/** Notes a send before it is handed over, and what is learnt of it later. */
export function saveSendIntent(kit: Kit, intent: SendIntent): SendIntent {
  const others = getSendIntents(kit).filter(({ id }) => id !== intent.id)
  kit.storage.set('sendIntents', [
    ...others.slice(1 - PENDING_TRANSACTIONS_LIMIT),
    intent,
  ])
  return intent
}
