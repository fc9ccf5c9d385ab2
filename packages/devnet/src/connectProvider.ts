import { randomBytes } from 'node:crypto'
import type { ProviderLink } from 'latchkey-server'
import { DEVICE_POLL_MS } from 'latchkey-server'
import type { LocalServer } from './http/openServer.js'
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
  const { now, pollMs = DEVICE_POLL_MS, server, url, walletOrigin } = parameters
  const client = {
    id: 'local-wallet',
    secret: randomBytes(32).toString('base64url'),
    redirectUris: [`${walletOrigin}/auth/social/callback`],
  }
  const provider = createProvider({ client, now, pollMs, url })
  server.setHandler(createProviderApp(provider).fetch)
  return {
    control: createProviderControl(provider),
    link: {
      url,
      clientId: client.id,
      clientSecret: client.secret,
      // Node cannot resolve names under localhost everywhere.
      fetch: (path, init) =>
        fetch(`http://localhost:${server.port}${path}`, init),
    },
  }
}

export declare namespace connectProvider {
  type Parameters = {
    now(): number
    pollMs?: number | undefined
    server: Pick<LocalServer, 'port' | 'setHandler'>
    url: string
    walletOrigin: string
  }
  type ReturnType = { control: ProviderControl; link: ProviderLink }
}
