import type { Faults } from '../http/createFaults.js'
import { type LocalServer, openServer } from '../http/openServer.js'

/** The two ports of a node: web3.js looks for the second right after. */
export async function openSolanaServers(
  parameters: openSolanaServers.Parameters,
): Promise<{ http: LocalServer; ws: LocalServer }> {
  const { faults, port, wsPort } = parameters
  const service = 'solana'
  const http = await openServer({ faults, port, service })
  try {
    const next = wsPort ?? http.port + 1
    return { http, ws: await openServer({ faults, port: next, service }) }
  } catch (error) {
    await http.stop()
    throw error
  }
}

export declare namespace openSolanaServers {
  type Parameters = {
    faults: Faults
    /** Wished port; 0 is any free one. */
    port: number
    /** Default: the one after the other's. */
    wsPort?: number | undefined
  }
}
