import {
  HOST_REJECTIONS_LIMIT,
  HOST_REJECTIONS_MS,
} from '../protocol/policy.js'

/**
 * Counts how often the person has said no of late, so that an app which asks
 * again and again cannot catch a careless click.
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
    /** After a yes. */
    clear(): void
    /** Whether there were three within the last minute. */
    isFull(): boolean
  }
}
