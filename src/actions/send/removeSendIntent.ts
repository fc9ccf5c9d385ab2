import type { Kit } from '../../createKit.js'
import { getSendIntents } from './getSendIntents.js'

/** Forgets a send whose fate is known. */
export function removeSendIntent(kit: Kit, id: string): void {
  const intents = getSendIntents(kit)
  const others = intents.filter((intent) => intent.id !== id)
  if (others.length > 0) kit.storage.set('sendIntents', others)
  else kit.storage.remove('sendIntents')
}
