/**
 * Calls a listener of the app. What it throws is reported as an uncaught
 * error, and does not stop the caller or other listeners.
 */
export function notify(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
