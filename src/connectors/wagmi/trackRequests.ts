import type { Connector } from 'wagmi'
import type { ConnectorMethods } from './types.js'

/** Keeps the connect requests of users apart from wagmi's: `isReconnecting`. */
export function trackRequests(
  parameters: trackRequests.Parameters,
): (inner: ConnectorMethods) => Pick<ConnectorMethods, 'connect'> {
  const { connector, requests } = parameters
  return (inner) =>
    ({
      async connect(parameters: Parameters<Connector['connect']>[0]) {
        if (parameters?.isReconnecting) return inner.connect(parameters)
        const request = {}
        requests.set(request, connector)
        try {
          return await inner.connect(parameters)
        } finally {
          requests.delete(request)
        }
      },
    }) as Pick<ConnectorMethods, 'connect'>
}

export declare namespace trackRequests {
  type Parameters = {
    connector: Connector
    requests: Map<object, Connector>
  }
}
