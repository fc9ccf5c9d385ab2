import { raiseAlert } from '../../atoms/raiseAlert.js'
import { getAlertCode } from '../../core/notice/getAlertCode.js'
import type { Alert } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/**
 * Shows an alert at the top of the modal, once per kind and kit. It is queued
 * while another one is shown. With `createKit({ debug: true })` it is also
 * logged to the console; without, alerts about the app's set-up are not shown.
 *
 * @param alert.key - kind of the alert
 * @param alert.variant - `error` or `warning`
 * @param alert.details - what exactly was found, for developers
 * @param alert.code - logged instead of the key; default the kit's own code
 * @returns whether alerts of this kind are shown
 *
 * @example
 * showAlert(kit, { key: 'networkNotFound', variant: 'error' })
 */
export function showAlert(kit: Kit, alert: Alert): boolean {
  return raiseAlert(kit, { code: getAlertCode(alert.key), ...alert })
}
