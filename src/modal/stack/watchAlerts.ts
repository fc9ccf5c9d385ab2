import { getModalEntry } from '../../core/modal/modal.js'
import type { Alert, AlertKey } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/** A failure often shows another view at once, which its alert goes along to. */
const ALERT_MOVES_MS = 500

/** Of a call that failed; the others concern the page. */
const ofCalls: readonly AlertKey[] = [
  'networkNotFound',
  'walletNotLoaded',
  'walletTimedOut',
]
/** Can happen again, and is then shown again. */
const repeated: readonly AlertKey[] = [...ofCalls, 'sessionExpired']

/**
 * Removes alerts with the view they were shown in, until the returned function
 * is called. The alert of a call that failed while the modal was closed is not
 * shown over a view that is opened later.
 *
 * @example
 * const stop = watchAlerts(kit)
 */
export function watchAlerts(kit: Pick<Kit, 'atoms' | 'store'>): () => void {
  const { atoms, store } = kit
  const raised = new Map<Alert, { at: number; isOpen: boolean }>()
  const readView = () => {
    const state = store.get(atoms.modal)
    return state.isOpen ? getModalEntry(state).view : undefined
  }
  let view = readView()

  function onNotices() {
    const { alerts } = store.get(atoms.notices)
    for (const alert of raised.keys())
      if (!alerts.includes(alert)) raised.delete(alert)
    for (const alert of alerts)
      if (!raised.has(alert))
        raised.set(alert, { at: Date.now(), isOpen: view !== undefined })
  }

  function onModal() {
    const next = readView()
    if (next === view) return
    const isOpening = view === undefined
    view = next
    const isLeft = (alert: Alert) => {
      const { at = 0, isOpen = false } = raised.get(alert) ?? {}
      const age = Date.now() - at
      if (age >= 0 && age < ALERT_MOVES_MS) return false
      return isOpening ? !isOpen && ofCalls.includes(alert.key) : true
    }
    const { alerts } = store.get(atoms.notices)
    const left = alerts.filter(isLeft)
    if (left.length === 0) return
    const keys = left.map(({ key }) => key)
    store.set(atoms.notices, (notices) => ({
      ...notices,
      alerts: notices.alerts.filter((alert) => !left.includes(alert)),
      shownAlerts: notices.shownAlerts.filter(
        (key) => !(repeated.includes(key) && keys.includes(key)),
      ),
    }))
  }

  onNotices()
  const stops = [
    store.sub(atoms.notices, onNotices),
    store.sub(atoms.modal, onModal),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
