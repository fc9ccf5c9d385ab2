import { HostError, type HostHandlers } from 'latchkey/frame'
import type { Auth } from '../../account/session/createAuth.js'
import type { Challenge } from '../../account/session/createChallenge.js'
import type { Funding } from '../../account/session/createFunding.js'
import type { Session } from '../../account/session/createSession.js'
import { toSessionData } from '../../account/session/toSessionData.js'
import { wait } from '../../core/wait.js'
import type { SignInSigner } from './createSignInSigner.js'

const POLL_RETRY_MS = 1_000

/** Login by a mailed code: the address, a new device's link, the code. */
export function createLoginHandlers(parameters: {
  auth: Auth
  challenge: Challenge
  deviceId: string
  funding: Funding
  session: Session
  signIn: Pick<SignInSigner, 'allow'>
  /** Called when a login begins, to load what follows it. */
  warmUp(): void
}) {
  const { auth, challenge, deviceId, funding, session, signIn } = parameters
  const { warmUp } = parameters

  function getChallenge() {
    const challengeId = challenge.get()
    if (challengeId) return challengeId
    throw new HostError({
      message: 'The login has expired',
      code: 'CODE_EXPIRED',
    })
  }

  let waiting: { approval: Promise<void>; challengeId: string } | undefined

  async function waitForDevice(challengeId: string) {
    const { signal } = new AbortController()
    while (challenge.get() === challengeId) {
      try {
        if (await auth.waitForDevice({ challengeId }, signal)) return
      } catch (error) {
        if (!isAway(error)) throw error
        await wait(POLL_RETRY_MS, signal)
      }
    }
    throw new HostError({
      message: 'A new login was begun',
      code: 'CODE_EXPIRED',
    })
  }

  return {
    async CONNECT_EMAIL({ email }, { origin }) {
      const current = await session.read()
      const { action, challengeId } = await auth.startEmail(
        { email, deviceId, app: origin },
        current?.token,
      )
      if (action !== 'CONNECT') challenge.set(challengeId)
      warmUp()
      return { action }
    },

    // The app asks every 30 s; each poll of its own would use up the
    // browser's connections to the server.
    CONNECT_DEVICE() {
      const challengeId = getChallenge()
      if (waiting?.challengeId === challengeId) return waiting.approval
      const approval = waitForDevice(challengeId).finally(() => {
        if (waiting?.approval === approval) waiting = undefined
      })
      waiting = { approval, challengeId }
      return approval
    },

    async CONNECT_OTP({ otp }, { origin }) {
      const challengeId = getChallenge()
      const login = await auth.submitCode({ challengeId, code: otp, deviceId })
      challenge.clear()
      const written = await session.write(toSessionData(login))
      signIn.allow({ origin, userId: written.userId })
      // Waits a moment, so that the first balance is seldom nothing.
      await funding(written)
    },
  } satisfies HostHandlers
}

function isAway(error: unknown) {
  return error instanceof HostError && error.code === 'SERVICE_UNAVAILABLE'
}
