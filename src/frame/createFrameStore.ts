import type { FrameState } from '../core/ports.js'
import { notify } from './notify.js'

const initialState: FrameState = {
  status: 'idle',
  error: undefined,
  user: undefined,
  approvals: [],
  approvalsClaimed: false,
  loginClaimed: false,
}

/**
 * Holds the state of one frame. The snapshot keeps its identity until
 * something changes, as `useSyncExternalStore` wants it.
 */
export function createFrameStore(): createFrameStore.ReturnType {
  let state = initialState
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof FrameState)[]
      if (keys.every((key) => Object.is(state[key], change[key]))) return
      state = { ...state, ...change }
      for (const listener of [...listeners]) notify(listener)
    },
    subscribe(listener) {
      // The same function may be given twice and is then told twice.
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
  }
}

export declare namespace createFrameStore {
  type ReturnType = {
    get(): FrameState
    set(change: Partial<FrameState>): void
    subscribe(listener: () => void): () => void
  }
}
