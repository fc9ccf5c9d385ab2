import { HostError, type HostHandlers } from 'latchkey/frame'
import { createChallenge } from '../../account/session/createChallenge.js'
import type { Funding } from '../../account/session/createFunding.js'
import type { Session } from '../../account/session/createSession.js'
import type { SocialAuth } from '../../account/session/createSocialAuth.js'
import { toSessionData } from '../../account/session/toSessionData.js'
import type { GuestSecret } from './createGuestSecret.js'
import type { SignInSigner } from './createSignInSigner.js'
import type { UserReader } from './createUserReader.js'
import { readIdToken } from './readIdToken.js'
import { readResult } from './readResult.js'

/** Result of a login for which nobody is asked. */
const GUEST_PATH = '/auth/guest/result'

/** Login at a provider in a window that the app opens, by an ID token, or as a guest. */
export function createSocialHandlers(parameters: {
  deviceId: string
  funding: Funding
  guest: GuestSecret
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
  const { deviceId, funding, guest, origin, projectId, readUser } = parameters
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

  async function exchange(uri: string, app: string) {
    const own = { app, deviceId, projectId }
    if (uri === `${origin}${GUEST_PATH}`)
      return social.startGuest({ ...own, secret: await guest.read() })
    const idToken = readIdToken(uri, origin)
    return idToken ? social.exchangeToken({ ...own, idToken }) : takeResult(uri)
  }

  return {
    async GET_SOCIAL_REDIRECT_URI({ provider, ticket }, { origin: app }) {
      const known = await session.read()
      const started = await social.start(
        {
          ...{ app, deviceId, projectId, provider },
          ...(ticket !== undefined && { ticket }),
        },
        known?.isGuest ? known.token : undefined,
      )
      current.set(started.state)
      warmUp()
      return started
    },

    async GET_SOCIAL_RESULT({ state }) {
      if (state !== current.get()) return { status: 'EXPIRED' as const }
      return social.getState({ deviceId, state })
    },

    async CONNECT_SOCIAL({ chainId, siwxMessage, uri }, { origin: app }) {
      const login = await exchange(uri, app)
      const known = await session.read()
      const written = await session.write(toSessionData(login))
      const isKept = known?.isGuest && known.userId === written.userId
      if (isKept && !written.isGuest) await guest.remove()
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
