import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { ServiceError } from '../../http/ServiceError.js'
import { createTurns } from '../createTurns.js'
import { StoreError } from '../findOutage.js'
import type { Store } from '../store.js'
import { toLockId } from './toLockId.js'

const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 50

/**
 * Creates a lock for all processes on one database, by advisory locks. One
 * connection holds all locks of this process, so that locks, nested ones too,
 * never use up the connections for queries. It only tries, as a lock that waits
 * would hold up the release of the others.
 *
 * When the connection breaks, the database releases its locks: what ran under
 * them rejects, and is not acknowledged.
 */
export function createPostgresLock(parameters: createPostgresLock.Parameters): {
  lock: Store['lock']
  close(): Promise<void>
} {
  const { connect, onError, waitMs = 15_000 } = parameters
  const turns = createTurns()
  let current: Promise<Held> | undefined

  function open() {
    current ??= start()
    return current
  }

  async function start() {
    const client = connect()
    const held: Held = { client, isLost: false }
    const forget = () => {
      held.isLost = true
      current = undefined
    }
    client.on('error', (error) => {
      forget()
      onError(error)
    })
    client.on('end', forget)
    try {
      await client.connect()
    } catch (cause) {
      forget()
      throw new StoreError('There is no connection for locks.', { cause })
    }
    return held
  }

  async function acquire(id: string) {
    const deadline = Date.now() + waitMs
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const held = await open()
      if (await tryLock(held, id)) return held
      if (Date.now() > deadline)
        throw new ServiceError(503, 'BUSY', 'Too many requests at once')
      const longest = Math.min(pause, LONGEST_PAUSE_MS)
      await wait(longest * (0.5 + Math.random() / 2))
    }
  }

  return {
    lock: (key, run) =>
      turns(key, async () => {
        const id = toLockId(key)
        const held = await acquire(id)
        try {
          return await run()
        } finally {
          await release(held, id)
        }
      }),
    async close() {
      const held = await current?.catch(() => undefined)
      await held?.client.end()
    },
  }
}

export declare namespace createPostgresLock {
  type Parameters = {
    /** Creates a connection that is not in a pool, and pipelines. */
    connect(): Client
    onError(error: Error): void
    /** Longest wait for a lock of another process. Default 15 s. */
    waitMs?: number | undefined
  }
}

type Held = {
  client: Client
  isLost: boolean
}

async function tryLock(held: Held, id: string) {
  return ask(held, 'select pg_try_advisory_lock($1) as yes', id)
}

async function release(held: Held, id: string) {
  const isReleased =
    !held.isLost &&
    (await ask(held, 'select pg_advisory_unlock($1) as yes', id))
  if (!isReleased)
    throw new StoreError('The lock was lost with its connection.')
}

async function ask({ client }: Held, question: string, id: string) {
  try {
    const { rows } = await client.query<{ yes: boolean }>(question, [id])
    return rows[0]?.yes === true
  } catch (cause) {
    // Whether the lock was taken is unknown now; its connection's end frees it.
    client.end().catch(() => undefined)
    throw new StoreError('The connection for locks is broken.', { cause })
  }
}
