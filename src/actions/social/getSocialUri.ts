import { SOCIAL_REDIRECT_TIMEOUT_MS } from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { SocialLoginFailedError } from '../../core/errors/social.js'
import { isLoginUrl } from '../../core/login/isLoginUrl.js'
import { readSocialStates } from '../../core/login/readSocialStates.js'
import type { FrameClient, SocialProvider } from '../../core/ports.js'
import { withDeadline } from '../../core/promise/withDeadline.js'
import type { Kit } from '../../createKit.js'
import { openFrame } from '../login/openFrame.js'
import { createLeaving } from './createLeaving.js'

/**
 * Asks the frame for the address of a provider's login.
 *
 * @throws FrameRequestTimeoutError after 45 s
 * @throws SocialLoginFailedError for an address that may not be opened, or
 * whose answer could not be told from another's
 */
export function getSocialUri(
  kit: Kit,
  parameters: getSocialUri.Parameters,
): Promise<getSocialUri.ReturnType> {
  const { provider, ticket } = parameters

  async function ask(signal: AbortSignal) {
    // The frame may be on its way back from a login with Farcaster.
    await kit.own(createLeaving).done
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
    /** By which the frame's server can be asked, if it can. */
    state: string | undefined
    /** One of these comes back with the result. */
    states: readonly string[]
    uri: string
  }
}
