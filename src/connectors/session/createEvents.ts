import type { EIP1193EventMap } from 'viem'
import type { Logger } from '../../core/logger.js'

/** Events of EIP-1193, and the one that all WalletConnect providers emit. */
type EventMap = EIP1193EventMap & { display_uri(uri: string): void }

type Listener = (...values: never[]) => void

/**
 * Emits the events of an EIP-1193 provider; a throwing listener does not
 * stop the others.
 */
export function createEvents(logger: Logger): createEvents.ReturnType {
  const listeners = new Map<string, Listener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const before = listeners.get(event) ?? []
      const last = before.lastIndexOf(listener)
      listeners.set(
        event,
        before.filter((_, index) => index !== last),
      )
    },
    emit(event, ...values) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(...(values as unknown as never[]))
        } catch (error) {
          logger.error(`a listener of ${event} has thrown`, error)
        }
      }
    },
  }
}

export declare namespace createEvents {
  type ReturnType = {
    on<event extends keyof EventMap>(
      event: event,
      listener: EventMap[event],
    ): void
    removeListener<event extends keyof EventMap>(
      event: event,
      listener: EventMap[event],
    ): void
    emit<event extends keyof EventMap>(
      event: event,
      ...values: Parameters<EventMap[event]>
    ): void
  }
}
