import { WALLET_LINK_TIMEOUT_MS } from '../../core/constants/wallets.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'

/**
 * Opens an app at once and resolves with whether it came to the front: the
 * page is hidden, or has no focus after 2.5 s. Losing focus briefly does not
 * count: browsers do that when they ask whether to open the app, or report
 * that there is none.
 *
 * @param parameters.open - returns false when opening has failed
 * @throws ConnectionAbortedError
 */
export function watchOpening(parameters: {
  open: () => boolean
  signal?: AbortSignal | undefined
}): Promise<boolean> {
  const { open, signal } = parameters
  const { document, window } = globalThis
  if (signal?.aborted) return Promise.reject(new ConnectionAbortedError())
  const hadFocus = document.hasFocus()
  return new Promise((resolve, reject) => {
    function end(isOpened: boolean) {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      signal?.removeEventListener('abort', onAbort)
      resolve(isOpened)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') end(true)
    }
    const onHide = () => end(true)
    const onAbort = () => {
      reject(new ConnectionAbortedError())
      end(false)
    }
    const timer = setTimeout(
      () => end(hadFocus && !document.hasFocus()),
      WALLET_LINK_TIMEOUT_MS,
    )
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    signal?.addEventListener('abort', onAbort)
    if (!open()) end(false)
  })
}
