import type { Analytics, Envelope } from 'latchkey-server'

const EVENTS_MAX = 1_000

/** An event or an error that an app has sent. */
export type ReceivedEvent = Envelope & {
  /** Origin of the request. */
  origin: string
  projectId: string
}

/** Keeps the events of apps in memory. */
export type Events = Analytics & {
  /** Newest first; of one name when `event` is given. */
  list(event?: string | undefined): readonly ReceivedEvent[]
}

export function createEvents(): Events {
  let events: readonly ReceivedEvent[] = []
  return {
    add(envelopes, context) {
      const received = envelopes.map((envelope) => ({
        ...envelope,
        ...context,
      }))
      events = [...received.reverse(), ...events].slice(0, EVENTS_MAX)
    },
    list: (event) =>
      event ? events.filter(({ props }) => props.event === event) : events,
  }
}
