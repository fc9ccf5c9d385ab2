import { FRAME_LOAD_TIMEOUT_MS } from '../core/constants.js'
import { safeAppOrigin } from '../core/options/safe.js'

/** Its app may not listen yet. */
const REPEAT_MS = 1_000
const METHOD = 'getSafeInfo'
/** The oldest version with these messages: the app answers in kind. */
const SDK_VERSION = '9.0.0'

/**
 * Waits until the app of Safe around the page answers the messages of the Safe
 * Apps SDK.
 *
 * @returns how long its answer took, in milliseconds; `undefined` when there is
 * none for 20 s
 */
export function askSafe(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { parent } = globalThis
    if (!parent || parent === globalThis.window) return resolve(undefined)
    const sent = new Map<string, number>()

    function ask() {
      const id = crypto.randomUUID()
      sent.set(id, performance.now())
      const env = { sdkVersion: SDK_VERSION }
      parent.postMessage({ env, id, method: METHOD }, safeAppOrigin)
    }
    function onMessage({ data, origin, source }: MessageEvent) {
      if (origin !== safeAppOrigin || source !== parent) return
      const since = sent.get(data?.id)
      if (since !== undefined && data.success === true)
        finish(performance.now() - since)
    }
    function finish(elapsed?: number) {
      clearInterval(repeat)
      clearTimeout(end)
      removeEventListener('message', onMessage)
      resolve(elapsed)
    }

    addEventListener('message', onMessage)
    const end = setTimeout(finish, FRAME_LOAD_TIMEOUT_MS)
    const repeat = setInterval(ask, REPEAT_MS)
    ask()
  })
}
