import type { EIP1193Provider } from 'viem'
import type { createConnection } from './authFrame/createConnection.js'
import type { createEvents } from './authFrame/createEvents.js'

/**
 * The EIP-1193 face of the embedded wallet. It is there before anything is
 * loaded, and stays the same object.
 *
 * @param parameters.peek - the connection when it is loaded, so that a
 * request is bound to its chain at once
 * @param parameters.load - loads it
 */
export function authFrameProvider(
  parameters: authFrameProvider.Parameters,
): authFrameProvider.ReturnType {
  const { events, load, peek } = parameters
  const request: createConnection.ReturnType['request'] = (...args) => {
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

export declare namespace authFrameProvider {
  type Parameters = {
    events: createEvents.ReturnType
    load(): Promise<createConnection.ReturnType>
    peek(): createConnection.ReturnType | undefined
  }
  type ReturnType = EIP1193Provider
}
