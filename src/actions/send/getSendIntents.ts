import { isSendIntent } from '../../core/storage/isSendIntent.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'

/** Sends whose fate is not known; what is broken in the store is left out. */
export function getSendIntents(kit: Kit): readonly SendIntent[] {
  return (kit.storage.get('sendIntents') ?? []).filter(isSendIntent)
}
