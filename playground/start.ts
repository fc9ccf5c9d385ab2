import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  listServices,
  parsePort,
  startServices,
  toLocalConfig,
  toPorts,
} from 'latchkey-devnet'
import { stopOnSignal } from 'latchkey-server/start'
import { buildWallet } from 'latchkey-wallet/build'
import { build } from 'vite'
import { createAuth } from './createAuth.js'
import { createPolicy } from './createPolicy.js'
import { createStatus } from './createStatus.js'
import { findPort } from './findPort.js'
import { serveApp } from './serveApp.js'
import { startDevServer } from './startDevServer.js'

const DATA = '../.latchkey'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const print = (text: string) => process.stdout.write(text)

/** Everything that runs or is about to. */
const parts: Promise<{ stop(): Promise<void> }>[] = []
let isStopping = false

const end = stopOnSignal(
  async () => {
    isStopping = true
    await Promise.allSettled(parts.map(async (part) => (await part).stop()))
    print('\nStopped.\n')
  },
  { limitMs: 10_000, name: 'npm start' },
)

async function start() {
  const { values } = parseArgs({
    options: { hot: { type: 'boolean' }, port: { type: 'string' } },
  })
  const port = parsePort(values.port)
  const walletDir = here('./wallet/dist')
  const appFile = here('./app/vite.config.ts')
  const hasApp = existsSync(here('./app/index.html'))
  print('\n  Starting the local services...\n')
  const buildPages = Promise.all([
    buildWallet(),
    build({ configFile: here('./wallet/vite.config.ts'), logLevel: 'warn' }),
    // Served file by file, each visit would be hundreds of requests.
    hasApp && !values.hot && build({ configFile: appFile, logLevel: 'warn' }),
  ])
  const ports = toPorts(port)
  const server = await findPort(ports.server)
  const [services] = await Promise.all([
    keep(
      startServices({
        ...{ ports: { ...ports, server }, walletDir },
        // Two playgrounds never have the same port, and no database is shared.
        dataDir: here(`${DATA}/playground-${server}`),
        userOperations: true,
      }),
    ),
    // A failure is thrown below, when the services are there to be stopped.
    buildPages.catch(() => undefined),
  ])
  await buildPages
  if (isStopping) return
  const config = {
    ...toLocalConfig(services),
    // The playground pays for everyone.
    paymaster: services.urls.paymaster,
  }
  const page = {
    config,
    getAuth: (url: string) => createAuth(config, url).handler,
    getStatus: createStatus(config),
    port,
  }
  const app = hasApp
    ? await keep(
        values.hot
          ? startDevServer({ ...page, configFile: appFile })
          : serveApp({
              ...page,
              dir: here('./app/dist'),
              policy: createPolicy(config),
            }),
      )
    : undefined
  print(toWelcome(config, app?.url))
}

/** Remembers what has to be stopped, also while it is still starting. */
function keep<part extends { stop(): Promise<void> }>(starting: Promise<part>) {
  parts.push(starting)
  return starting
}

function toWelcome(
  { chains, solana, urls }: ReturnType<typeof toLocalConfig>,
  app: string | undefined,
) {
  const lines = listServices({ chains, solana, urls }).map(
    ({ name, note, url }) => `  ${name.padEnd(14)} ${url.padEnd(34)} ${note}`,
  )
  const open = app
    ? [
        `  Open ${app}`,
        `  Hooks only: ${app}/headless.html`,
        `  Wallets with a recovery code: ${app}/?projectId=by-code`,
        '',
      ]
    : []
  return [
    '',
    '  Latchkey playground',
    '',
    ...open,
    ...lines,
    '',
    '  Press Ctrl-C to stop everything.',
    '',
    '',
  ].join('\n')
}

try {
  await start()
} catch (error) {
  if (!isStopping) {
    process.stderr.write(
      `${error instanceof Error ? error.stack : String(error)}\n`,
    )
    end(1)
  }
}
