import type { Config } from 'wagmi'

/** A long task of the page's main thread, by the page's clock. */
export type Task = { duration: number; start: number }

declare global {
  var wagmiConfig: Config | undefined
  var latchkeyCommits: () => { connectedAt?: number; count: number }
  var peerWatch: {
    connect: () => Promise<number>
    isListed: () => boolean
    open: () => Promise<number>
    readScripts: () => string[]
    tasks: Task[]
  }
}

/**
 * Runs in the page before anything else: clicks, and times what follows, to
 * the frame. Serialised into the browser, so it uses nothing from outside.
 */
export function watchPage() {
  const tasks: Task[] = []
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      tasks.push({ duration, start: startTime })
  }).observe({ buffered: true, type: 'longtask' })

  const find = (text: RegExp) =>
    [...document.querySelectorAll('button')].find((button) =>
      text.test(button.textContent ?? ''),
    )

  /** In the document, visible, and what a pointer at its centre would hit. */
  function isListed() {
    const button = find(/Test Wallet/)
    const isVisible = button?.checkVisibility({
      checkOpacity: true,
      checkVisibilityCSS: true,
    })
    if (!button || !isVisible) return false
    const { height, left, top, width } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && button.contains(hit)
  }

  /** Resolves to the time of the first mutation or frame that satisfies it. */
  const until = (isDone: () => boolean) =>
    new Promise<number>((resolve) => {
      let end: number | undefined
      const check = () => {
        if (end !== undefined || !isDone()) return
        end = performance.now()
        observer.disconnect()
        resolve(end)
      }
      const observer = new MutationObserver(check)
      observer.observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
      const poll = () => {
        check()
        if (end === undefined) requestAnimationFrame(poll)
      }
      requestAnimationFrame(poll)
    })

  async function open() {
    const button = find(/^connect wallet$/i)
    const start = performance.now()
    const listed = until(isListed)
    button?.click()
    return (await listed) - start
  }

  async function connect() {
    const config = globalThis.wagmiConfig
    const button = find(/Test Wallet/)
    const start = performance.now()
    const connected = new Promise<number>((resolve) => {
      config?.subscribe(
        ({ connections, current }) =>
          current ? connections.get(current)?.accounts[0] : undefined,
        (address) => {
          if (address) resolve(performance.now())
        },
      )
    })
    button?.click()
    return (await connected) - start
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

  globalThis.peerWatch = { connect, isListed, open, readScripts, tasks }
}
