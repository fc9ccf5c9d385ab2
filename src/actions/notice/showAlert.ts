import { addAlert } from '../../core/notice/addAlert.js'
import type { Alert } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/**
 * Shows an alert at the top of the modal, once per kind and kit. While another
 * one is shown it waits for its turn.
 *
 * @param alert.key - which kind
 * @param alert.variant - `error` or `warning`
 * @param alert.details - what exactly was found, for developers
 *
 * @example
 * showAlert(kit, { key: 'networkNotFound', variant: 'error' })
 */
export function showAlert(kit: Kit, alert: Alert): void {
  kit.store.set(kit.atoms.notices, (notices) => addAlert(notices, alert))
}
