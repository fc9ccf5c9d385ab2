import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Web Locks of one browser: a lock belongs to the page that has asked for it,
 * and goes with the page.
 */
export function createPageLocks(): {
  locks: Pick<LockManager, 'request'>
  runAs<value>(page: object, run: () => value): value
  close(page: object): void
} {
  const pages = new AsyncLocalStorage<{ hasLocks?: boolean }>()
  const held = new Map<string, object | undefined>()
  return {
    locks: {
      async request(
        name: string,
        _: unknown,
        run: (lock: unknown) => Promise<unknown>,
      ) {
        const page = pages.getStore()
        if (!page?.hasLocks) throw new Error('Not allowed')
        if (held.has(name)) return run(null)
        held.set(name, page)
        await run({ name })
        if (held.get(name) === page) held.delete(name)
        return undefined
      },
    } as never,
    runAs: (page, run) => pages.run(page, run),
    close(page) {
      for (const [name, owner] of held) if (owner === page) held.delete(name)
    },
  }
}
