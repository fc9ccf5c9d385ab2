import type { Store } from './store.js'

/** Creates a lock of this process: per key, one run at a time, in order. */
export function createTurns(): Store['lock'] {
  const turns = new Map<string, Promise<unknown>>()
  return async (key, run) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(run)
    const ended = turn.catch(() => undefined)
    turns.set(key, ended)
    try {
      return await turn
    } finally {
      if (turns.get(key) === ended) turns.delete(key)
    }
  }
}
