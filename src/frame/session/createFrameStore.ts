import type { FrameState } from '../../core/ports.js'
import { createListeners } from '../transport/createListeners.js'

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
 * something changes, as `useSyncExternalStore` requires.
 */
export function createFrameStore(): createFrameStore.ReturnType {
  let state = initialState
  const listeners = createListeners()
  return {
    get: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof FrameState)[]
      if (keys.every((key) => Object.is(state[key], change[key]))) return
      state = { ...state, ...change }
      listeners.notify()
    },
    subscribe: listeners.add,
  }
}

export declare namespace createFrameStore {
  type ReturnType = {
    get(): FrameState
    set(change: Partial<FrameState>): void
    subscribe(listener: () => void): () => void
  }
}
