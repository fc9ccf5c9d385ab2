import type { SdkRelayer } from './sdk.js'

/** After so much silence, what the relay has kept is here. */
const QUIET_MS = 300

/**
 * Waits until the relay has delivered what it has kept for a topic, such as
 * the end of the session. Never rejects, and waits for nothing offline.
 *
 * @param parameters.ms - longest wait
 */
export function waitForMailbox(
  relayer: SdkRelayer,
  parameters: waitForMailbox.Parameters,
): Promise<void> {
  const { ms, topic } = parameters
  if (globalThis.navigator?.onLine === false || ms <= 0)
    return Promise.resolve()
  const { subscriber } = relayer
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const longest = setTimeout(stop, ms)
    function stop() {
      clearTimeout(longest)
      clearTimeout(quiet)
      subscriber.off('subscription_resubscribed', listen)
      relayer.off('relayer_message', listen)
      resolve()
    }
    function listen() {
      if (!relayer.connected || !subscriber.topics.includes(topic)) return
      clearTimeout(quiet)
      quiet = setTimeout(stop, QUIET_MS)
    }
    subscriber.on('subscription_resubscribed', listen)
    relayer.on('relayer_message', listen)
    listen()
  })
}

export declare namespace waitForMailbox {
  type Parameters = { topic: string; ms: number }
}
