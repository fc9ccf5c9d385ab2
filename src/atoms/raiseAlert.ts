import type { createStore } from 'jotai/vanilla'
import { addAlert } from '../core/notice/addAlert.js'
import type { Alert, AlertKey } from '../core/notice.js'
import type { InterfaceAtoms } from './createInterfaceAtoms.js'

/**
 * Shows an alert, once per kind. With `debug` it is also logged to the
 * console. Without, alerts that only a developer can act on are not shown.
 *
 * @returns whether alerts of this kind are shown
 */
export function raiseAlert(
  { atoms, debug, store }: raiseAlert.Context,
  alert: Alert,
): boolean {
  const { key } = alert
  if (!debug && !forUsers.includes(key)) return false
  const isKnown = store.get(atoms.notices).shownAlerts.includes(key)
  if (debug && !isKnown)
    // biome-ignore lint/suspicious/noConsole: what `debug` is for
    console.warn(`Latchkey: ${alert.code ?? key}`, alert.details ?? key)
  store.set(atoms.notices, (notices) => addAlert(notices, alert))
  return true
}

export declare namespace raiseAlert {
  type Context = {
    atoms: Pick<InterfaceAtoms, 'notices'>
    debug: boolean
    store: globalThis.ReturnType<typeof createStore>
  }
}

/** Alerts that users can act on. */
const forUsers: readonly AlertKey[] = [
  'networkNotFound',
  'sessionExpired',
  'walletNotLoaded',
  'walletTimedOut',
]
