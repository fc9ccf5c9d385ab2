import type { Kit } from '../../createKit.js'
import type { watchEvents } from './watchEvents.js'

/**
 * Loads `watchEvents` if the app has asked for events.
 *
 * @returns a function that stops it, if there is anything to stop
 */
export function startEvents(
  kit: Kit,
  client: watchEvents.Client,
): (() => void) | undefined {
  if (!kit.analytics) return undefined
  let isStopped = false
  const stopping = import('./watchEvents.js').then(
    ({ watchEvents }) => (isStopped ? undefined : watchEvents(kit, client)),
    (error) => kit.logger.warn('events of the modal are not raised', error),
  )
  return () => {
    isStopped = true
    stopping.then((stop) => stop?.())
  }
}
