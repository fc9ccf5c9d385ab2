import {
  HOST_REJECTIONS_LIMIT,
  HOST_REJECTIONS_MS,
} from '../protocol/policy.js'

/**
 * Counts recent rejections by the user, so that an app cannot provoke a
 * careless click by asking repeatedly.
 */
export function createRejections(): createRejections.ReturnType {
  let times: number[] = []
  return {
    add() {
      times = [...times, performance.now()].slice(-HOST_REJECTIONS_LIMIT)
    },
    clear() {
      times = []
    },
    isFull() {
      const since = performance.now() - HOST_REJECTIONS_MS
      return (
        times.filter((time) => time > since).length >= HOST_REJECTIONS_LIMIT
      )
    },
  }
}

export declare namespace createRejections {
  type ReturnType = {
    add(): void
    /** Called after an approval. */
    clear(): void
    /** Whether there were three rejections within the last minute. */
    isFull(): boolean
  }
}
