import { vi } from 'vitest'

/** Globals that libraries make when they are first used. */
const isLibrarys = /^(?:__zod_\w+|IS_REACT_ACT_ENVIRONMENT|event)$/

/**
 * Watches what a test file that shares its process leaves behind for the next.
 *
 * @returns what is there and was not before: fake timers, names of globals
 */
export function watchLeaks() {
  const before = new Set(Object.getOwnPropertyNames(globalThis))
  return {
    find: () => [
      ...(vi.isFakeTimers() ? ['fake timers'] : []),
      ...Object.getOwnPropertyNames(globalThis).filter(
        (name) => !before.has(name) && !isLibrarys.test(name),
      ),
    ],
  }
}
