import type { Kit } from '../../createKit.js'
import { createSignInMemory } from './createSignInMemory.js'

/**
 * Calls a listener when another tab of this page has changed the sessions, and
 * tells the other tabs about changes here, until the returned function is
 * called.
 */
export function watchTabs(kit: Kit, onChange: () => void): () => void {
  const { BroadcastChannel } = globalThis
  if (typeof BroadcastChannel !== 'function') return () => {}
  const memory = kit.own(createSignInMemory)
  const channel = new BroadcastChannel(`latchkey.signIn.${kit.projectId}`)
  channel.onmessage = onChange
  memory.tellTabs = () => channel.postMessage('changed')
  return () => {
    memory.tellTabs = undefined
    channel.close()
  }
}
