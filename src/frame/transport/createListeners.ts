import { notify } from '../../core/notify.js'

/** Keeps listeners; a function that is added twice is called twice. */
export function createListeners(): createListeners.ReturnType {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of [...listeners]) notify(listener)
    },
    add(listener) {
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    clear: () => listeners.clear(),
  }
}

export declare namespace createListeners {
  type ReturnType = {
    notify(): void
    /** Adds a listener; returns a function that removes it. */
    add(listener: () => void): () => void
    clear(): void
  }
}
