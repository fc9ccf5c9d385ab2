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
  // Installing takes its time; other journeys go on meanwhile.
  const packed = pack().catch((error: unknown) => ({
    place: { reason: String(error) },
    stop: async () => {},
  }))
  const start = await startCommand({
    command: 'npm',
    cwd: root,
    words: ['start', '--', '--port', String(port)],
  })
  const output = start.output()
  const place = {
    app: find(output, /Open (http\S+)/),
    mailbox: find(output, /Mailbox +(\S+)/),
    walletPage: find(output, /Wallet page +(\S+)/),
    nodes: Object.fromEntries(
      [...output.matchAll(/ (http\S+) +chain id (\d+)/g)].map(([, url, id]) => [
        id,
        url,
      ]),
    ),
  }
  writePlace(place)
  const ready = packed.then((server) =>
    writePlace({ ...place, packed: server.place }),
  )
  return async () => {
    await ready
    const stops = [start.stop(), packed.then((server) => server.stop())]
    for (const end of await Promise.allSettled(stops))
      if (end.status === 'rejected') throw end.reason
  }
}

const pack = async () => {
  if (process.env.LATCHKEY_FRONT_PACKED !== '0') return startPacked()
  throw new Error('It is not packed for this part of the tests')
}

function find(output: string, pattern: RegExp) {
  const [, found] = pattern.exec(output) ?? []
  if (!found) throw new Error(`npm start prints no ${pattern}:\n${output}`)
  return found
}
