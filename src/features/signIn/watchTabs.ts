import type { Kit } from '../../createKit.js'
import { createSignInMemory } from './createSignInMemory.js'

/**
 * Calls a listener when another tab of this page has changed the sessions, and
 * tells the other tabs about changes here, until the returned function is
 * called.
 *
 * The message is for sessions of a server. It may arrive before the change of
 * `localStorage`, which has an event of its own.
 */
export function watchTabs(kit: Kit, onChange: () => void): () => void {
  const unsubscribe = kit.storage.subscribe((key) => {
    if (key === 'siwxSessions') onChange()
  })
  const { BroadcastChannel } = globalThis
  if (typeof BroadcastChannel !== 'function') return unsubscribe
  const memory = kit.own(createSignInMemory)
  const channel = new BroadcastChannel(`latchkey.signIn.${kit.projectId}`)
  channel.onmessage = onChange
  memory.notifyTabs = () => channel.postMessage('changed')
  return () => {
    unsubscribe()
    memory.notifyTabs = undefined
    channel.close()
  }
}
