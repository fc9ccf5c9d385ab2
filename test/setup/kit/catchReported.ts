import { onTestFinished, vi } from 'vitest'

/**
 * Collects what callbacks of the app throw, which is otherwise reported as an
 * uncaught error. Other microtasks run as usual.
 */
export function catchReported(): unknown[] {
  const reported: unknown[] = []
  const queue = queueMicrotask
  const spy = vi.spyOn(globalThis, 'queueMicrotask')
  spy.mockImplementation((task) =>
    queue(() => {
      try {
        task()
      } catch (error) {
        reported.push(error)
      }
    }),
  )
  onTestFinished(() => spy.mockRestore())
  return reported
}
