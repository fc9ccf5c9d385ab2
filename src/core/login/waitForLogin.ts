import { LoginRequiredError } from '../errors/login.js'
import type { Frame } from '../ports.js'

/** Timeout for a `connect()` that waits for a login claimed by a UI. */
const LOGIN_WAIT_TIMEOUT_MS = 600_000

/**
 * Waits for a login that a UI has claimed.
 *
 * @throws LoginRequiredError when the UI releases its claim without a login,
 * on disconnect (`signal`), and after `LOGIN_WAIT_TIMEOUT_MS`
 */
export function waitForLogin(frame: Frame, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, LOGIN_WAIT_TIMEOUT_MS)
    const unsubscribe = frame.subscribe(look)
    signal.addEventListener('abort', fail)

    function stop() {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', fail)
    }
    function fail() {
      stop()
      reject(new LoginRequiredError())
    }
    function look() {
      const { loginClaimed, user } = frame.getState()
      if (user) {
        stop()
        resolve()
      } else if (!loginClaimed) fail()
    }

    if (signal.aborted) fail()
    else look()
  })
}
