import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { toLocalConfig } from '../../packages/devnet/src/toLocalConfig.js'
import { createAuth } from '../../playground/createAuth.js'
import { createPolicy } from '../../playground/createPolicy.js'
import { createStatus } from '../../playground/createStatus.js'
import { serveApp } from '../../playground/serveApp.js'
import { buildPages, pages } from './buildPages.js'
import { type E2eState, stateFile } from './state.js'

const unguarded = '/unguarded'

/** Builds the pages, unless they are built, and starts the real services. */
export default async function globalSetup() {
  if (!process.env.LATCHKEY_E2E_BUILT) await buildPages()
  const services = await startServices({
    control: true,
    walletDir: `${pages.wallet}/dist`,
    userOperations: true,
    ports: 'free',
  })
  const config = toLocalConfig(services)
  const policy = createPolicy(config)
  const serve = (name: 'adapter' | 'app' | 'harness' | 'stage') =>
    serveApp({
      config,
      dir: `${pages[name]}/dist`,
      host: `${name}.localhost`,
      getAuth: (url) => createAuth(config, url).handler,
      getStatus: createStatus(config),
      isCompressed: Boolean(process.env.LATCHKEY_E2E_COMPRESSED),
      policy: ({ nonce, path }) =>
        path === unguarded ? undefined : policy({ nonce }),
      port: 0,
    })
  const app = await serve('app')
  const stage = await serve('stage')
  const harness = await serve('harness')
  const adapter = await serve('adapter')
  const evil = await serveApp({
    config,
    dir: `${pages.harness}/dist`,
    host: 'evil.localhost',
    port: 0,
  })
  const state: E2eState = {
    ...config,
    urls: {
      ...config.urls,
      walletPage: config.urls.walletPage ?? '',
      app: `${app.url}/headless.html`,
      dapp: app.url,
      stage: stage.url,
      harness: harness.url,
      adapter: adapter.url,
      unguarded: `${harness.url}${unguarded}`,
      evil: evil.url,
    },
  }
  // As an app's own tests find them.
  process.env.APP_URL = state.urls.dapp
  process.env.LATCHKEY_MAILBOX = state.urls.mailbox
  process.env.LATCHKEY_RELAY = state.hosts.relay
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify(state))
  return async () => {
    const servers = [adapter, app, stage, harness, evil]
    await Promise.all(servers.map((server) => server.stop()))
    await services.stop()
  }
}
