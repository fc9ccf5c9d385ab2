import { notify } from './notify.js'

/** Keeps listeners; the same function may be added twice and is called twice. */
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
    /** Returns what removes the listener again. */
    add(listener: () => void): () => void
    clear(): void
  }
}
