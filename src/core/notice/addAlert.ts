import type { Alert, Notices } from '../notice.js'

/** Puts an alert behind the others, unless one of its kind has been there. */
export function addAlert(notices: Notices, alert: Alert): Notices {
  const { alerts, shownAlerts } = notices
  if (shownAlerts.includes(alert.key)) return notices
  return {
    ...notices,
    alerts: [...alerts, alert],
    shownAlerts: [...shownAlerts, alert.key],
  }
}
