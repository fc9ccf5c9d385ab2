import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveApp } from '../../playground/serveApp.js'
import { startServices } from '../../playground/services/startServices.js'
import { toLocalConfig } from '../../playground/toLocalConfig.js'
import { type E2eState, stateFile } from './state.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const pages = {
  frame: here('../../playground/frame'),
  app: here('../../playground/app'),
  harness: here('../browser/harness'),
}

/** Builds the pages as they would be shipped and starts the real services. */
export default async function globalSetup() {
  for (const dir of Object.values(pages))
    await build({ configFile: `${dir}/vite.config.ts`, logLevel: 'error' })
  const services = await startServices({
    control: true,
    ports: { api: 0, mailbox: 0, rpc: 0, rpcTwo: 0, wallet: 0 },
  })
  const config = toLocalConfig(services)
  const serve = (name: 'app' | 'harness', host: string) =>
    serveApp({ config, dir: `${pages[name]}/dist`, host, port: 0 })
  const app = await serve('app', 'app.localhost')
  const harness = await serve('harness', 'harness.localhost')
  const evil = await serve('harness', 'evil.localhost')
  const state: E2eState = {
    ...config,
    urls: {
      ...config.urls,
      app: app.url,
      harness: harness.url,
      evil: evil.url,
    },
  }
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify(state))
  return async () => {
    await Promise.all([app.stop(), harness.stop(), evil.stop()])
    await services.stop()
  }
}
