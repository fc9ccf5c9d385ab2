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
  const { details, key } = alert
  const cause = causes[key]
  const isKnown = store.get(atoms.notices).shownAlerts.includes(key)
  // Only the developer can change the configuration, on every host.
  if ((debug || cause) && !isKnown)
    // biome-ignore lint/suspicious/noConsole: for developers
    console.warn(
      `Latchkey: ${alert.code ?? key}`,
      cause ? [cause, details].filter(Boolean).join(' ') : (details ?? key),
    )
  if (!debug && !forUsers.includes(key)) {
    if (cause && !isKnown)
      store.set(atoms.notices, (notices) => ({
        ...notices,
        shownAlerts: [...notices.shownAlerts, key],
      }))
    return false
  }
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

/** What is wrong with the configuration. */
const causes: { readonly [key in AlertKey]?: string } = {
  domainUnverified:
    'Invalid App Configuration: the embedded wallet does not allow this origin. Add it to the allowed origins of the project.',
  invalidAppConfiguration:
    'Invalid App Configuration: the service does not accept requests of this page. Check the allowed origins of the project.',
  projectIdInvalid:
    'Invalid App Configuration: the service does not know this project ID.',
  projectIdMissing: 'Project ID Not Configured: pass `projectId`.',
}
