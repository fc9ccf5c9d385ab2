import { fileURLToPath } from 'node:url'
import type { LocalConfig, startServices } from 'latchkey-devnet'
import { readConfig, startServer } from 'latchkey-server/start'

const data = fileURLToPath(new URL('../.latchkey', import.meta.url))

/**
 * Starts `latchkey-server` on an embedded database beside the local services:
 * frame, login and API are its own; chains, mailbox, social logins and what
 * stands in for services outside are theirs.
 *
 * @param parameters.port - of `serverOrigin` that the services were started with
 * @returns the server, and what changes in the page's configuration
 */
export async function startWalletServer(
  parameters: startWalletServer.Parameters,
): Promise<startWalletServer.ReturnType> {
  const { port, services } = parameters
  const { environment, ...parts } = services.server
  const server = await startServer({
    ...parts,
    config: readConfig({
      ...environment,
      ...{ APPROVE_DEVICES: 'true', PORT: String(port) },
      // Two playgrounds never have the same port, and no database is shared.
      DATA_DIR: `${data}/playground-${port}`,
    }),
  })
  const { url } = server
  const frame = `${url}/sdk`
  return {
    hosts: { api: url, explorer: url, frame, rpc: url },
    stop: server.stop,
    urls: { api: url, faucet: `${url}/faucet`, frame },
  }
}

export declare namespace startWalletServer {
  type Parameters = { port: number; services: startServices.ReturnType }
  type ReturnType = {
    hosts: Pick<LocalConfig['hosts'], 'api' | 'explorer' | 'frame' | 'rpc'>
    stop(): Promise<void>
    urls: Pick<LocalConfig['urls'], 'api' | 'faucet' | 'frame'>
  }
}
