import type { AlertKey } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/**
 * Removes the current alert. Its kind is not shown again.
 *
 * @param key - removes this kind instead, also while it is queued
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
