import { addAlert } from '../../core/notice/addAlert.js'
import type { Alert } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/**
 * Shows an alert at the top of the modal, once per kind and kit. It is queued
 * while another one is shown.
 *
 * @param alert.key - kind of the alert
 * @param alert.variant - `error` or `warning`
 * @param alert.details - what exactly was found, for developers
 *
 * @example
 * showAlert(kit, { key: 'networkNotFound', variant: 'error' })
 */
export function showAlert(kit: Kit, alert: Alert): void {
  kit.store.set(kit.atoms.notices, (notices) => addAlert(notices, alert))
}
