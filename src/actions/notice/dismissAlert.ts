import type { AlertKey } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/**
 * Takes away the alert that is shown. Its kind is not shown again.
 *
 * @param key - takes away this kind instead, also while it waits
 *
 * @example
 * dismissAlert(kit)
 */
export function dismissAlert(kit: Kit, key?: AlertKey): void {
  kit.store.set(kit.atoms.notices, (notices) => ({
    ...notices,
    alerts: key
      ? notices.alerts.filter((alert) => alert.key !== key)
      : notices.alerts.slice(1),
  }))
}
