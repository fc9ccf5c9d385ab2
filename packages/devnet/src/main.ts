import './solana/muteBindings.js'
import { parseArgs } from 'node:util'
import { stopOnSignal } from 'latchkey-server/start'
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
let isStopping = false
const end = stopOnSignal(
  async () => {
    isStopping = true
    await (await starting)?.stop()
  },
  { limitMs: 10_000, name: 'latchkey-devnet' },
)

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
    if (!isStopping) process.stdout.write(renderWelcome(services))
  }
} catch (error) {
  if (!isStopping) {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`latchkey-devnet: ${text}\n`)
    end(1)
  }
}
