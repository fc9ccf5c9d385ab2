import { vi } from 'vitest'

/** Globals that libraries make when they are first used. */
const isLibrarys = /^(?:__zod_\w+|IS_REACT_ACT_ENVIRONMENT|event)$/

/**
 * Watches what a test file that shares its process leaves behind for the next.
 *
 * @returns what is there and was not before: fake timers, names of globals that
 *   are new or replaced
 */
export function watchLeaks() {
  const before = readGlobals()
  return {
    find() {
      if (vi.isFakeTimers()) return ['fake timers']
      return [...readGlobals()]
        .filter(([name, value]) => !before.has(name) || isOther(name, value))
        .map(([name]) => name)
        .filter((name) => !isLibrarys.test(name))
    },
  }
  // Sizes and positions of a page change.
  function isOther(name: string, value: unknown) {
    const former = before.get(name)
    return typeof former === 'function' && former !== value
  }
}

/** Values, also of getters: happy-dom's functions stand behind them. */
function readGlobals() {
  const names = Object.getOwnPropertyNames(globalThis)
  return new Map(names.map((name) => [name, Reflect.get(globalThis, name)]))
}
