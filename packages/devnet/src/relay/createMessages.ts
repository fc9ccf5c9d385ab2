import type { StoredMessage } from './relay.js'

type Kept = StoredMessage & { acknowledged: Set<string> }

export type Messages = {
  /** `undefined` for one that is there already: clients send again. */
  add(message: StoredMessage): Kept | undefined
  /** What a client has not acknowledged, oldest first. */
  listFor(client: string, topic: string): readonly Kept[]
  list(): readonly StoredMessage[]
}

/** Keeps messages for those who are away, each as long as its sender said. */
export function createMessages({
  max,
  now,
}: createMessages.Parameters): Messages {
  const kept = new Map<string, Kept>()
  const purge = () => {
    const time = now()
    for (const [key, { expiresAt }] of kept)
      if (expiresAt <= time) kept.delete(key)
  }
  return {
    add(message) {
      purge()
      const key = `${message.topic}:${message.message}`
      if (kept.has(key)) return undefined
      const entry = { ...message, acknowledged: new Set<string>() }
      kept.set(key, entry)
      const [oldest] = kept.keys()
      if (kept.size > max && oldest) kept.delete(oldest)
      return entry
    },
    listFor(client, topic) {
      purge()
      return [...kept.values()].filter(
        (entry) =>
          entry.topic === topic &&
          entry.from !== client &&
          !entry.acknowledged.has(client),
      )
    },
    list() {
      purge()
      return [...kept.values()].map(({ acknowledged, ...message }) => message)
    },
  }
}

export declare namespace createMessages {
  type Parameters = {
    /** How many are kept at most. */
    max: number
    now: () => number
  }
  type Message = Kept
}
