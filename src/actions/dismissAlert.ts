import type { Kit } from '../createKit.js'

/**
 * Takes away the alert that is shown. Its kind is not shown again.
 *
 * @example
 * dismissAlert(kit)
 */
export function dismissAlert(kit: Kit): void {
  kit.store.set(kit.atoms.notices, (notices) => ({
    ...notices,
    alerts: notices.alerts.slice(1),
  }))
}
