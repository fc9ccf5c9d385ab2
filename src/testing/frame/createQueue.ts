import { MockRequestMissingError } from '../../core/errors/testing.js'

/** How long a test waits for the app. */
const APP_WAIT_MS = 4_000

/** Creates a queue of what the app asks for, and the test answers. */
export function createQueue<item>(): createQueue.ReturnType<item> {
  const items: item[] = []
  /** Tests that wait for the next item. */
  const takers: ((item: item) => void)[] = []

  return {
    add(item) {
      const taker = takers.shift()
      if (taker) taker(item)
      else items.push(item)
    },
    drop(item) {
      const index = items.indexOf(item)
      if (index !== -1) items.splice(index, 1)
    },
    items,
    async take({ timeoutMs = APP_WAIT_MS } = {}) {
      if (items.length > 0) return items.shift() as item
      return new Promise<item>((resolve, reject) => {
        const timer = setTimeout(() => {
          takers.splice(takers.indexOf(taker), 1)
          reject(new MockRequestMissingError({ timeoutMs }))
        }, timeoutMs)
        function taker(item: item) {
          clearTimeout(timer)
          resolve(item)
        }
        takers.push(taker)
      })
    },
  }
}

export declare namespace createQueue {
  type Options = {
    /**
     * How long to wait for the app's request, in milliseconds.
     * @default 4000
     */
    timeoutMs?: number | undefined
  }
  type ReturnType<item> = {
    add(item: item): void
    /** Removes it, if nobody has taken it. */
    drop(item: item): void
    items: readonly item[]
    /**
     * Takes the next one, once there is one.
     *
     * @throws MockRequestMissingError when the app does not ask in time
     */
    take(options?: Options | undefined): Promise<item>
  }
}
