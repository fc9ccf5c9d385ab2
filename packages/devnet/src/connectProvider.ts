import { randomBytes } from 'node:crypto'
import { type Auth, createFarcasterLink, socialNames } from 'latchkey-server'
import type { LocalServer } from './http/openServer.js'
import { createLocalProviders } from './provider/createLocalProviders.js'
import { createProvider } from './provider/createProvider.js'
import { createProviderApp } from './provider/createProviderApp.js'
import {
  createProviderControl,
  type ProviderControl,
} from './provider/createProviderControl.js'

/** Starts the simulated providers, and registers the wallet with them. */
export function connectProvider(
  parameters: connectProvider.Parameters,
): connectProvider.ReturnType {
  const { now, server, url, walletOrigin } = parameters
  const client = {
    id: 'local-wallet',
    secret: randomBytes(32).toString('base64url'),
    // The wallet's port is known later.
    get redirectUris() {
      return socialNames.map(
        (name) => `${walletOrigin()}/auth/social/callback/${name}`,
      )
    },
  }
  const provider = createProvider({ client, now, url })
  const localUrl = `http://localhost:${server.port}`
  server.setHandler(createProviderApp(provider).fetch)
  return {
    control: createProviderControl(provider),
    // Node cannot resolve names under localhost everywhere.
    farcaster: createFarcasterLink({
      relayUrl: `${localUrl}/farcaster`,
      rpcUrl: `${localUrl}/farcaster/rpc`,
    }),
    providers: createLocalProviders(provider, (address, init) =>
      fetch(`${localUrl}${new URL(address).pathname}`, init),
    ),
  }
}

export declare namespace connectProvider {
  type Parameters = {
    now(): number
    server: Pick<LocalServer, 'port' | 'setHandler'>
    url: string
    walletOrigin(): string
  }
  type ReturnType = Required<Pick<Auth, 'farcaster' | 'providers'>> & {
    control: ProviderControl
  }
}
