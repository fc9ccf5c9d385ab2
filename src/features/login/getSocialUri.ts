import { SOCIAL_REDIRECT_TIMEOUT_MS } from '../../core/constants/login.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { SocialLoginFailedError } from '../../core/errors/login.js'
import type { FrameClient, SocialProvider } from '../../core/ports.js'
import { withDeadline } from '../../core/promise/withDeadline.js'
import type { Kit } from '../../createKit.js'
import { createLastFarcaster } from './createLastFarcaster.js'
import { isLoginUrl } from './isLoginUrl.js'
import { openFrame } from './openFrame.js'
import { readSocialStates } from './readSocialStates.js'

/**
 * Requests the URL of a provider's login from the frame.
 *
 * @throws FrameRequestTimeoutError after 45 s
 * @throws SocialLoginFailedError for a URL that must not be opened, or that
 * has no state to identify its result by
 */
export function getSocialUri(
  kit: Kit,
  parameters: getSocialUri.Parameters,
): Promise<getSocialUri.ReturnType> {
  const { provider, ticket } = parameters

  async function ask(signal: AbortSignal) {
    // The frame may still be reloading after a Farcaster login.
    await kit.own(createLastFarcaster).done
    const client = await openFrame(kit, { signal })
    const { state, uri } = await client.getSocialRedirectUri(
      { provider, ticket },
      { signal },
    )
    if (!isLoginUrl(uri))
      throw new SocialLoginFailedError({ details: 'The address is refused.' })
    const states = state ? [state] : readSocialStates(uri)
    if (states.length === 0)
      throw new SocialLoginFailedError({ details: 'The address has no state.' })
    return { client, state, states, uri }
  }

  return withDeadline(ask, {
    ms: SOCIAL_REDIRECT_TIMEOUT_MS,
    error: () =>
      new FrameRequestTimeoutError({ type: 'GET_SOCIAL_REDIRECT_URI' }),
    signal: parameters.signal,
  })
}

export declare namespace getSocialUri {
  type Parameters = {
    provider: SocialProvider
    signal: AbortSignal
    ticket?: string | undefined
  }
  type ReturnType = {
    client: FrameClient
    /** State to ask the frame's server with, if it supports that. */
    state: string | undefined
    /** One of these is returned with the result. */
    states: readonly string[]
    uri: string
  }
}
