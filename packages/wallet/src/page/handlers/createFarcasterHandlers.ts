import { type HostContext, HostError, type HostHandlers } from 'latchkey/frame'
import type { NewSession } from '../../account/session/createAuth.js'
import type { Funding } from '../../account/session/createFunding.js'
import type { Session } from '../../account/session/createSession.js'
import type { SocialAuth } from '../../account/session/createSocialAuth.js'
import { toSessionData } from '../../account/session/toSessionData.js'
import { wait } from '../../core/wait.js'
import type { SignInSigner } from './createSignInSigner.js'

const POLL_RETRY_MS = 1_000

/** Login by an approval in Farcaster, by QR code or link. */
export function createFarcasterHandlers(parameters: {
  deviceId: string
  funding: Funding
  session: Session
  signIn: Pick<SignInSigner, 'allow'>
  social: SocialAuth
  /** Called when a login begins, to load what follows it. */
  warmUp(): void
}) {
  const { deviceId, funding, session, signIn, social, warmUp } = parameters
  let loginId: string | undefined
  let waiting:
    | { loginId: string; reply: Promise<{ userName: string }> }
    | undefined

  async function poll(own: string, signal: AbortSignal): Promise<NewSession> {
    while (loginId === own) {
      try {
        const body = { deviceId, loginId: own }
        const login = await social.waitForFarcaster(body, signal)
        if (login && loginId === own) return login
      } catch (error) {
        if (!isAway(error) || signal.aborted) throw error
        await wait(POLL_RETRY_MS, signal)
      }
    }
    throw new HostError({
      message: 'The login was left',
      code: 'SOCIAL_CANCELLED',
    })
  }

  async function connect(
    own: string,
    { origin, signal }: Pick<HostContext, 'origin' | 'signal'>,
  ) {
    const login = await poll(own, signal)
    loginId = undefined
    const written = await session.write(toSessionData(login))
    signIn.allow({ origin, userId: written.userId })
    await funding(written)
    return { userName: written.userName ?? '' }
  }

  /** The person has left: what is approved from now on counts no more. */
  function cancel() {
    if (loginId === undefined) return
    const body = { deviceId, loginId }
    loginId = undefined
    social.cancelFarcaster(body).catch(() => {})
  }

  return {
    cancel,
    handlers: {
      async GET_FARCASTER_URI(_, { origin }) {
        const started = await social.startFarcaster({ app: origin, deviceId })
        loginId = started.loginId
        warmUp()
        return { url: started.url }
      },

      CONNECT_FARCASTER(_, context) {
        const own = loginId
        if (own === undefined)
          throw new HostError({
            message: 'No login was begun',
            code: 'SOCIAL_EXPIRED',
          })
        if (waiting?.loginId === own) return waiting.reply
        const reply = connect(own, context).finally(() => {
          if (waiting?.reply === reply) waiting = undefined
        })
        waiting = { loginId: own, reply }
        return reply
      },
    } satisfies HostHandlers,
  }
}

function isAway(error: unknown) {
  return error instanceof HostError && error.code === 'SERVICE_UNAVAILABLE'
}
