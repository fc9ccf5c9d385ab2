import { readSocialResult } from '../../core/login/readSocialResult.js'
import { toSocialError } from '../../core/login/toSocialError.js'

/**
 * Waits for the message of a social login's last page. It is taken from the
 * window that was opened alone, while it is on the frame's origin, and with the
 * state of this login; of anything else nothing is noticed.
 *
 * @returns ends the wait
 */
export function hearSocialResult(
  parameters: hearSocialResult.Parameters,
): () => void {
  const { getWindow, onError, onUri, page, states } = parameters
  const window =
    parameters.window ?? (globalThis.window as hearSocialResult.Ears)
  const { origin } = new URL(page)

  function onMessage(event: hearSocialResult.Event) {
    // Before the data is touched at all.
    if (!event.isTrusted || event.origin !== origin) return
    const popup = getWindow()
    if (!popup || event.source !== popup) return
    const result = readSocialResult(readUri(event.data), page)
    if (!result || !states.includes(result.state)) return
    if (result.error === undefined) onUri(result.uri)
    else onError(toSocialError(result.error))
  }

  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

export declare namespace hearSocialResult {
  type Parameters = {
    getWindow(): unknown
    /** The provider has refused. */
    onError(error: Error): void
    onUri(uri: string): void
    /** The frame's page. */
    page: string
    states: readonly string[]
    /** @default globalThis.window */
    window?: Ears | undefined
  }
  type Event = {
    data: unknown
    isTrusted: boolean
    origin: string
    source: unknown
  }
  type Ears = {
    addEventListener(type: 'message', listener: (event: Event) => void): void
    removeEventListener(type: 'message', listener: (event: Event) => void): void
  }
}

function readUri(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.hasOwn(data, 'resultUri')
    ? (data as { resultUri: unknown }).resultUri
    : undefined
}
