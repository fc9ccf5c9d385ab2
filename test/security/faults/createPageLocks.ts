import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Simulates the Web Locks of one browser: a lock belongs to the page that
 * requested it, and is released when the page closes.
 */
export function createPageLocks(): {
  /** Installs them in `navigator`; returns a function that removes them. */
  install(): () => void
  runAs<value>(page: object, run: () => value): value
  close(page: object): void
} {
  const pages = new AsyncLocalStorage<{ hasLocks?: boolean }>()
  const closed = new WeakSet<object>()
  const held = new Map<string, object | undefined>()
  let waiting: (() => void)[] = []
  function wake() {
    const woken = waiting
    waiting = []
    for (const resolve of woken) resolve()
  }
  const locks = {
    query: async () => ({
      held: [...held.keys()].map((name) => ({ name })),
    }),
    async request(
      name: string,
      options: unknown,
      run = options as (lock: unknown) => Promise<unknown>,
    ) {
      const page = pages.getStore()
      // Its code would have ended with it.
      if (page && closed.has(page)) return new Promise<never>(() => {})
      if (!page?.hasLocks) throw new Error('Not allowed')
      const isPatient = !(options as { ifAvailable?: boolean }).ifAvailable
      if (held.has(name) && !isPatient) return run(null)
      while (held.has(name))
        await new Promise<void>((resolve) => waiting.push(resolve))
      if (closed.has(page)) return new Promise<never>(() => {})
      held.set(name, page)
      try {
        return await run({ name })
      } finally {
        if (held.get(name) === page) held.delete(name)
        wake()
      }
    },
  }
  return {
    install() {
      const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
      Object.defineProperty(globalThis, 'navigator', {
        configurable: true,
        value: { locks },
      })
      return () => {
        if (before) Object.defineProperty(globalThis, 'navigator', before)
        else Reflect.deleteProperty(globalThis, 'navigator')
      }
    },
    runAs: (page, run) => pages.run(page, run),
    close(page) {
      closed.add(page)
      for (const [name, owner] of held) if (owner === page) held.delete(name)
      wake()
    },
  }
}
