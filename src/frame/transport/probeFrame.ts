import {
  FrameRefusedError,
  FrameUnreachableError,
} from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { getMember } from '../../core/errors/getMember.js'
import { watchPolicy } from './watchPolicy.js'

/**
 * Asks the frame's host why a page that has loaded says nothing. Browsers tell
 * no page what became of its iframe, so only an answer counts: a host that
 * answers, and does not say no, is left its time.
 *
 * @param parameters.host - `hosts.frame`, for the error
 * @param parameters.url - the frame's address
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
    // A host that lets no page read it may still be there.
    const isThere = await ask('no-cors')
    if (isThere || isBlocked || signal?.aborted) return undefined
    if (navigator?.onLine === false)
      return new FrameLoadError({ details: 'The browser is offline.' })
    return new FrameUnreachableError({ host })
  } finally {
    stop()
  }
}

/** A host in trouble may have served the page all the same. */
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
