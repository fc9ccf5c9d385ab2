import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writePlace } from './place.js'
import { findPorts, startCommand } from './startCommand.js'
import { startPacked } from './startPacked.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The playground's port, and those of its services. */
const PORTS = 24

/** Starts what a user starts, by the commands a user types. */
export default async function globalSetup() {
  mkdirSync(`${root}/.cache`, { recursive: true })
  // While you write a test: what a run before has left running.
  if (process.env.LATCHKEY_FRONT_STARTED) return undefined
  const port = await findPorts(PORTS)
  const [start, packed] = await Promise.all([
    startCommand({
      command: 'npm',
      cwd: root,
      words: ['start', '--', '--port', String(port)],
    }),
    process.env.LATCHKEY_FRONT_PACKED === '0' ? undefined : startPacked(),
  ])
  const output = start.output()
  writePlace({
    app: find(output, /Open (http\S+)/),
    mailbox: find(output, /Mailbox +(\S+)/),
    walletPage: find(output, /Wallet page +(\S+)/),
    nodes: Object.fromEntries(
      [...output.matchAll(/ (http\S+) +chain id (\d+)/g)].map(([, url, id]) => [
        id,
        url,
      ]),
    ),
    packed: packed?.place,
  })
  return async () => {
    const ends = await Promise.allSettled([start.stop(), packed?.stop()])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
}

function find(output: string, pattern: RegExp) {
  const [, found] = pattern.exec(output) ?? []
  if (!found) throw new Error(`npm start prints no ${pattern}:\n${output}`)
  return found
}
