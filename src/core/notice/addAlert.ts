import type { Alert, Notices } from '../notice.js'

/** Queues an alert, unless one of its kind was already shown or queued. */
export function addAlert(notices: Notices, alert: Alert): Notices {
  const { alerts, shownAlerts } = notices
  if (shownAlerts.includes(alert.key)) return notices
  return {
    ...notices,
    alerts: [...alerts, alert],
    shownAlerts: [...shownAlerts, alert.key],
  }
}
