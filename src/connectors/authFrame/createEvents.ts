import type { EIP1193EventMap } from 'viem'
import type { Logger } from '../../core/logger.js'

type Listener = (...values: never[]) => void

/** Event side of an EIP-1193 provider; a throwing listener stops no other. */
export function createEvents(logger: Logger): createEvents.ReturnType {
  const listeners = new Map<string, Listener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
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
    on<event extends keyof EIP1193EventMap>(
      event: event,
      listener: EIP1193EventMap[event],
    ): void
    removeListener<event extends keyof EIP1193EventMap>(
      event: event,
      listener: EIP1193EventMap[event],
    ): void
    emit<event extends keyof EIP1193EventMap>(
      event: event,
      ...values: Parameters<EIP1193EventMap[event]>
    ): void
  }
}
