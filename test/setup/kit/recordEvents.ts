import { vi } from 'vitest'
import type {
  AnalyticsSetup,
  ErrorReport,
  KitEvent,
} from '../../../src/core/analytics/events.js'
import type { Kit } from '../../../src/createKit.js'

/** Gives the events of a kit that another setup has created to a test. */
export function recordEvents(kit: Kit) {
  const events: KitEvent[] = []
  const reports: ErrorReport[] = []
  const analytics: AnalyticsSetup = {
    isSending: false,
    onError: (report) => void reports.push(report),
    onEvent: (event) => void events.push(event),
  }
  Object.assign(kit, { analytics })
  return {
    events,
    reports,
    /** Waits for an event, and returns its properties. */
    find: (name: KitEvent['event']) =>
      vi.waitFor(() => {
        const found = events.findLast(({ event }) => event === name)
        if (!found) throw new Error(`no ${name}: ${events.map((e) => e.event)}`)
        return found.properties as Record<string, unknown>
      }),
    names: () => events.map(({ event }) => event),
  }
}
