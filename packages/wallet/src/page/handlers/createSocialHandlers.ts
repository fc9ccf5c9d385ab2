import { HostError, type HostHandlers } from 'latchkey/frame'
import { createChallenge } from '../../account/session/createChallenge.js'
import type { Funding } from '../../account/session/createFunding.js'
import type { Session } from '../../account/session/createSession.js'
import type { SocialAuth } from '../../account/session/createSocialAuth.js'
import { toSessionData } from '../../account/session/toSessionData.js'
import type { SignInSigner } from './createSignInSigner.js'
import type { UserReader } from './createUserReader.js'
import { readIdToken } from './readIdToken.js'
import { readResult } from './readResult.js'

/** Login at a provider in a window that the app opens, or by an ID token. */
export function createSocialHandlers(parameters: {
  deviceId: string
  funding: Funding
  /** Of this frame. */
  origin: string
  projectId: string
  readUser: UserReader
  session: Session
  signIn: SignInSigner
  social: SocialAuth
  /** Called when a login begins, to load what follows it. */
  warmUp(): void
}) {
  const { deviceId, funding, origin, projectId, readUser } = parameters
  const { session, signIn, social, warmUp } = parameters
  /** State of the login under way; an earlier one counts no more. */
  const current = createChallenge('latchkey-frame.social')

  async function takeResult(uri: string) {
    const { code, error, state } = readResult(uri, origin)
    if (state !== current.get()) throw failed('Of another login')
    if (error !== undefined) current.clear()
    if (error === 'access_denied')
      throw new HostError({
        message: 'The login was cancelled',
        code: 'SOCIAL_CANCELLED',
      })
    if (!code) throw failed('The provider has failed')
    const login = await social.exchange({ code, deviceId, state })
    current.clear()
    return login
  }

  return {
    async GET_SOCIAL_REDIRECT_URI({ provider, ticket }, { origin: app }) {
      const started = await social.start({
        app,
        deviceId,
        provider,
        ...(ticket !== undefined && { ticket }),
      })
      current.set(started.state)
      warmUp()
      return started
    },

    async GET_SOCIAL_RESULT({ state }) {
      if (state !== current.get()) return { status: 'EXPIRED' as const }
      return social.getState({ deviceId, state })
    },

    async CONNECT_SOCIAL({ chainId, siwxMessage, uri }, { origin: app }) {
      const idToken = readIdToken(uri, origin)
      const login = idToken
        ? await social.exchangeToken({ app, deviceId, idToken, projectId })
        : await takeResult(uri)
      const written = await session.write(toSessionData(login))
      await funding(written)
      const { userId } = written
      signIn.allow({ origin: app, userId })
      const user = await readUser(written, chainId)
      const place = { chainId: user.chainId, origin: app, userId }
      return { ...user, ...(await signIn.answer(siwxMessage, place)) }
    },
  } satisfies HostHandlers
}

function failed(message: string) {
  return new HostError({ message, code: 'SOCIAL_FAILED' })
}
