import { WALLET_LINK_TIMEOUT_MS } from '../../core/constants.js'
import { ConnectionAbortedError } from '../../core/errors/connectionAborted.js'

/**
 * Opens, at once, and waits whether an app has come to the front: this page is
 * hidden, or is without its focus at the end of 2.5 s. To lose the focus for a
 * moment is no sign: so it is when the browser asks whether to open the app, or
 * says that it knows none.
 *
 * @param parameters.open - false when nothing can come of it
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
