import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createProviderControl } from '../../devnet/src/provider/createProviderControl.js'
import { createFarcasterLink } from '../src/providers/createFarcasterLink.js'
import { setupAuth } from './setupAuth.js'

/** A login service with a Farcaster relay and a node, reached over HTTP. */
export async function setupFarcaster() {
  const setup = setupAuth()
  const listener = getRequestListener(setup.providerApp.fetch, {
    overrideGlobalObjects: false,
  })
  const server = createServer(listener)
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}/farcaster`
  const link = createFarcasterLink({ relayUrl: base, rpcUrl: `${base}/rpc` })
  setup.auth.farcaster = link
  return {
    ...setup,
    control: createProviderControl(setup.provider),
    link,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
