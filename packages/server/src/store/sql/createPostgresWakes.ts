import type { Client } from 'pg'
import type { createSignals } from '../../auth/createSignals.js'

const CHANNEL = 'latchkey_wakes'
const RECONNECT_MS = 1_000

/**
 * Wakes polls of all processes on one database, by LISTEN and NOTIFY on a
 * connection of its own. While that is broken, polls end by their time, or once
 * there is another.
 */
export function createPostgresWakes(
  parameters: createPostgresWakes.Parameters,
): createSignals.Wakes & { close(): Promise<void> } {
  const { connect, onError, publish } = parameters
  const listeners = new Set<(key?: string | undefined) => void>()
  let isClosed = false
  let isAgain = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const opened = connect()
    client = opened
    const retry = () => {
      if (client !== opened || isClosed) return
      client = undefined
      isAgain = true
      timer = setTimeout(open, RECONNECT_MS)
    }
    opened.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload)
    })
    opened.on('error', (error) => {
      onError(error)
      retry()
    })
    opened.on('end', retry)
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
      // What was told in between was not heard.
      if (isAgain) for (const listener of listeners) listener()
    } catch (error) {
      onError(error as Error)
      retry()
    }
  }

  return {
    listen(wake) {
      listeners.add(wake)
      if (!client && !timer) open()
    },
    publish(key) {
      publish(CHANNEL, key).catch(onError)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

export declare namespace createPostgresWakes {
  type Parameters = {
    /** Creates a connection that is not in a pool. */
    connect(): Client
    onError(error: Error): void
    publish(channel: string, key: string): Promise<unknown>
  }
}
