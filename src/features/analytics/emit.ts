import type { RaisedEvent } from '../../core/analytics/events.js'
import type { Kit } from '../../createKit.js'

/**
 * Raises an event. Does nothing unless the app has asked for events. The code
 * that handles them loads with the first one; errors alone do not load it.
 *
 * @example
 * emit(kit, { event: 'SWITCH_NETWORK', network: 'eip155:1' })
 */
export function emit(kit: Kit, raised: RaisedEvent): void {
  if (!kit.analytics) return
  const state = kit.own(createState)
  // A list can be part of the page, with nobody near it.
  if (raised.event !== 'FAILURE' && raised.event !== 'LISTED')
    state.isTouched = true
  if (!state.isTouched) return
  // Accounts as they are now: others may connect while the code loads.
  const when = {
    account: kit.getActiveAccount(),
    accounts: kit.getAccounts(),
    timestamp: Date.now(),
  }
  state.recorder ??= load(kit)
  state.recorder
    .then(({ record }) => record(raised, when))
    // Analytics never fail an action.
    .catch((error) => kit.logger.warn('an event was not recorded', error))
}

const createState = () => ({
  isTouched: false,
  recorder: undefined as ReturnType<typeof load> | undefined,
})

const load = (kit: Kit) =>
  import('./createRecorder.js').then(({ createRecorder }) =>
    createRecorder(kit),
  )
