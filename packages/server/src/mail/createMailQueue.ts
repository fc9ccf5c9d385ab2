/** Mails cannot be handed over in time, as too many wait. */
export class MailBusyError extends Error {
  override name = 'MailBusyError'
}

/**
 * Runs so many at once, and lets so many wait, in order. What has waited for
 * too long is refused and not run: a code that comes late is of no use.
 */
export function createMailQueue(parameters: {
  atOnce: number
  waitMs: number
  waiting: number
}): <result>(run: () => Promise<result>) => Promise<result> {
  const { atOnce, waitMs, waiting } = parameters
  const queue = new Set<() => void>()
  let running = 0

  function waitForTurn() {
    // guard: mail-queue-length
    if (queue.size >= waiting)
      throw new MailBusyError('Too many mails wait for the mail server.')
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        queue.delete(begin)
        running++
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(begin)
        const message = `The mail server was busy for over ${waitMs} ms.`
        reject(new MailBusyError(message))
      }, waitMs)
      queue.add(begin)
    })
  }

  return async (run) => {
    // guard: mail-connections
    if (running >= atOnce) await waitForTurn()
    else running++
    try {
      return await run()
    } finally {
      running--
      const [next] = queue
      next?.()
    }
  }
}
