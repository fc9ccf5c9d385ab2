import type { Config } from 'wagmi'

/** A long task of the page's main thread, by the page's clock. */
export type Task = { duration: number; start: number }

declare global {
  var wagmiConfig: Config | undefined
  var latchkeyCommits: () => { connectedAt?: number; count: number }
  var peerWatch: {
    isListed: () => boolean
    /** Longest delay from an input to the next frame, in ms. */
    readDelay: () => number
    readScripts: () => string[]
    tasks: Task[]
    /** Starts waiting for the result of the next click. */
    expect: (result: 'address' | 'list') => void
    /** Time from that click to its result, in ms. */
    took: () => Promise<number>
  }
}

/**
 * Runs in the page before anything else: times what follows a click, to the
 * frame. Serialised into the browser, so it uses nothing from outside.
 *
 * @param parameters.rows - patterns of all rows that the list must have
 */
export function watchPage({ rows }: { rows: readonly string[] }) {
  const tasks: Task[] = []
  let delays: number[] = []
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      buffered: true,
      durationThreshold: 16,
      type,
    } as PerformanceObserverInit)
  observe('longtask', ({ duration, startTime }) =>
    tasks.push({ duration, start: startTime }),
  )
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId)
      delays.push(entry.duration)
  })

  const patterns = rows.map((row) => new RegExp(row, 'i'))

  /** In the document, visible, and what a pointer at its centre would hit. */
  function isHit(pattern: RegExp) {
    const button = [...document.querySelectorAll('button')].find((one) =>
      pattern.test(one.textContent ?? ''),
    )
    const isVisible = button?.checkVisibility({
      checkOpacity: true,
      checkVisibilityCSS: true,
    })
    if (!button || !isVisible) return false
    const { height, left, top, width } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && button.contains(hit)
  }
  const isListed = () => patterns.every(isHit)

  let clicked = 0
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
    },
    true,
  )

  let result = Promise.resolve(0)
  function expect(what: 'address' | 'list') {
    clicked = 0
    delays = []
    result = new Promise((resolve) => {
      const finish = () => resolve(performance.now() - clicked)
      if (what === 'address') {
        globalThis.wagmiConfig?.subscribe(
          ({ connections, current }) =>
            current ? connections.get(current)?.accounts[0] : undefined,
          (address) => address && finish(),
        )
        return
      }
      const look = () => {
        if (clicked && isListed()) finish()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }

  /** Paths of the scripts fetched so far. */
  const readScripts = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && pathname.endsWith('.js'),
      )
      .map(({ pathname }) => pathname)

  globalThis.peerWatch = {
    expect,
    isListed,
    readDelay: () => Math.max(0, ...delays),
    readScripts,
    tasks,
    took: () => result,
  }
}
