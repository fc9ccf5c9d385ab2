import type { EIP1193Provider } from 'viem'
import type { createConnectionLoader } from './createConnectionLoader.js'
import type { createEvents } from './createEvents.js'

/**
 * The EIP-1193 face of a wallet. It is there before anything is loaded, and
 * stays the same object.
 *
 * @param parameters.peek - the connection when it is loaded, so that a
 * request is bound to its chain at once
 * @param parameters.load - loads it
 */
export function createProvider(
  parameters: createProvider.Parameters,
): createProvider.ReturnType {
  const { events, load, peek } = parameters
  const request: createProvider.Request = (...args) => {
    const connection = peek()
    if (connection) return connection.request(...args)
    return load().then((loaded) => loaded.request(...args))
  }
  return {
    on: events.on,
    removeListener: events.removeListener,
    request: request as EIP1193Provider['request'],
  }
}

export declare namespace createProvider {
  type Request = (
    request: { method: string; params?: unknown },
    options?: { signal?: AbortSignal | undefined },
  ) => Promise<unknown>
  type Parameters = createConnectionLoader.ReturnType<{ request: Request }> & {
    events: createEvents.ReturnType
  }
  type ReturnType = EIP1193Provider
}
