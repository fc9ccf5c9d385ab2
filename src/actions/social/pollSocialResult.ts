import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants/frame.js'
import { SOCIAL_POLL_MS } from '../../core/constants/login.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import {
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../../core/errors/login.js'
import type { FrameClient } from '../../core/ports.js'
import { sleep } from '../../core/promise/sleep.js'
import { withDeadline } from '../../core/promise/withDeadline.js'
import { readSocialResult } from '../../features/login/readSocialResult.js'
import { toSocialError } from '../../features/login/toSocialError.js'
import type { watchSocialPopup } from './watchSocialPopup.js'

/** Grace period before trusting `popup.closed`. */
const SOCIAL_CLOSED_GRACE_MS = 3_000

/** Consecutive failures that end the login, once the user has left. */
const TRIES = 3

/**
 * Polls the frame's server once a second for the result of a social login, and
 * uses it to interpret a popup that reports `closed`. If the server cannot be
 * asked, only the popup decides.
 *
 * @throws SocialLoginCancelledError, SocialLoginExpiredError
 * @throws SocialLoginFailedError when the provider has refused, or no result
 * can arrive
 */
export async function pollSocialResult(
  parameters: pollSocialResult.Parameters,
): Promise<string> {
  const { client, page, signal, state, watch } = parameters
  let failures = 0

  function ask(asked: string) {
    return withDeadline(
      (signal) => client.getSocialResult({ state: asked }, { signal }),
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () =>
          new FrameRequestTimeoutError({ type: 'GET_SOCIAL_RESULT' }),
        signal,
      },
    )
  }

  for (;;) {
    await sleep(SOCIAL_POLL_MS, signal)
    signal.throwIfAborted()
    const closed = watch.getClosed()
    const isOver = closed !== undefined && closed.ms >= SOCIAL_CLOSED_GRACE_MS
    if (state === undefined) {
      if (isOver) throw toLeft(closed.byPerson)
      continue
    }
    try {
      const uri = readAnswer(await ask(state), { page, state })
      if (uri) return uri
      failures = 0
    } catch (error) {
      signal.throwIfAborted()
      const isLeft = isOver && closed.byPerson
      if (isSocial(error) || (isLeft && ++failures >= TRIES)) throw error
      continue
    }
    if (isOver && closed.byPerson) throw new SocialLoginCancelledError()
  }
}

export declare namespace pollSocialResult {
  type Parameters = {
    client: Pick<FrameClient, 'getSocialResult'>
    /** URL of the frame's page. */
    page: string
    signal: AbortSignal
    /** Without it, the server cannot be asked. */
    state: string | undefined
    watch: Pick<watchSocialPopup.ReturnType, 'getClosed'>
  }
}

type Answer = Awaited<ReturnType<FrameClient['getSocialResult']>>

function readAnswer(
  { status, uri }: Answer,
  { page, state }: { page: string; state: string },
) {
  if (status === 'CANCELLED') throw new SocialLoginCancelledError()
  if (status === 'EXPIRED') throw new SocialLoginExpiredError()
  if (status === 'PENDING') return undefined
  const result = readSocialResult(uri, page)
  if (result?.state !== state)
    throw new SocialLoginFailedError({ details: 'It is not of this login.' })
  if (result.error !== undefined) throw toSocialError(result.error)
  return result.uri
}

function toLeft(byPerson: boolean) {
  return byPerson
    ? new SocialLoginCancelledError()
    : new SocialLoginFailedError({
        details:
          'The popup was cut off. Send Cross-Origin-Opener-Policy: same-origin-allow-popups.',
      })
}

function isSocial(error: unknown) {
  return (
    error instanceof SocialLoginCancelledError ||
    error instanceof SocialLoginExpiredError ||
    error instanceof SocialLoginFailedError
  )
}
