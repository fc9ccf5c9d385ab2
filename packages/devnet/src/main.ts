import './solana/muteBindings.js'
import { parseArgs } from 'node:util'
import { buildWallet } from 'latchkey-wallet/build'
import { renderWelcome } from './renderWelcome.js'
import type { Services } from './services.js'
import { startServices } from './startServices.js'
import { parsePort, toPorts } from './toPorts.js'

const help = `latchkey-devnet: chains and services for an app that uses Latchkey

  --port <n>     base port; the services listen on the ports after it (4100)
  --control      opens the test controls at /control/ on the mailbox's port
  --skip-build   serves the secure frame as it was last built
  --help         prints this text
`

const options = {
  control: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  port: { type: 'string' },
  'skip-build': { type: 'boolean', default: false },
} as const

let starting: Promise<Services> | undefined
let stopping: Promise<void> | undefined

function stop(code: number) {
  // A terminal and npm may both pass on the same Ctrl-C.
  stopping ??= Promise.resolve(starting)
    .then((services) => services?.stop())
    .catch(() => undefined)
    .then(() => process.exit(code))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop(0))

try {
  const { values } = parseArgs({ options })
  if (values.help) process.stdout.write(help)
  else {
    const { control } = values
    const ports = toPorts(parsePort(values.port))
    process.stdout.write('\n  Starting the local services...\n')
    starting = startServices({ control, ports })
    const [services] = await Promise.all([
      starting,
      values['skip-build'] ? undefined : buildWallet(),
    ])
    if (!stopping) process.stdout.write(renderWelcome(services))
  }
} catch (error) {
  if (!stopping) {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`latchkey-devnet: ${text}\n`)
    stop(1)
  }
}
