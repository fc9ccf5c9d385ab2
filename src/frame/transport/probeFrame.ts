import {
  FrameRefusedError,
  FrameUnreachableError,
} from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { getMember } from '../../core/errors/getMember.js'
import { watchPolicy } from './watchPolicy.js'

/**
 * Asks the frame's host why a page that has loaded is not ready. Browsers do
 * not report what happened to an iframe, so only an answer counts: a host that
 * answers without a rejection gets more time.
 *
 * @param parameters.host - `hosts.frame`, for the error
 * @param parameters.url - URL of the frame
 * @returns the error, `undefined` when the frame may just be slow
 */
export async function probeFrame(
  parameters: probeFrame.Parameters,
): Promise<probeFrame.ReturnType> {
  const {
    document,
    fetch = globalThis.fetch,
    host,
    navigator = globalThis.navigator,
    signal,
    url,
  } = parameters
  let isBlocked = false
  const stop = watchPolicy({
    directive: 'connect-src',
    document,
    onBlocked() {
      isBlocked = true
    },
    url,
  })
  const ask = (mode: RequestMode) =>
    fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      mode,
      signal: signal ?? null,
    }).catch(() => undefined)
  try {
    const answer = await ask('cors')
    if (answer) return await toRefusal(answer, host)
    // The host may exist even if no page can read its answer.
    const isThere = await ask('no-cors')
    if (isThere || isBlocked || signal?.aborted) return undefined
    if (navigator?.onLine === false)
      return new FrameLoadError({ details: 'The browser is offline.' })
    return new FrameUnreachableError({ host })
  } finally {
    stop()
  }
}

/** Other failures prove nothing: the host may still have served the page. */
async function toRefusal(answer: Response, host: string) {
  const { ok, status } = answer
  if (ok) {
    await answer.body?.cancel()
    return undefined
  }
  const body: unknown = await answer.json().catch(() => undefined)
  const reason = reasons.get(getMember(body, 'code'))
  if (!reason && status !== 404 && status !== 410) return undefined
  return new FrameRefusedError({ host, reason: reason ?? 'status', status })
}

const reasons: ReadonlyMap<unknown, 'origin' | 'project'> = new Map([
  ['ORIGIN_NOT_ALLOWED', 'origin'],
  ['UNKNOWN_PROJECT', 'project'],
])

export declare namespace probeFrame {
  type Parameters = {
    document: watchPolicy.Parameters['document']
    host: string
    url: string
    signal?: AbortSignal | undefined
    /** @default globalThis.fetch */
    fetch?: typeof globalThis.fetch | undefined
    /** @default globalThis.navigator */
    navigator?: Pick<Navigator, 'onLine'> | undefined
  }
  type ReturnType =
    | FrameLoadError
    | FrameRefusedError
    | FrameUnreachableError
    | undefined
}
