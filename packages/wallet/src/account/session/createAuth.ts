import { HostError } from 'latchkey/frame'
import { WaitError } from '../../core/WaitError.js'
import type { Work } from '../../core/work.js'
import { createCall } from './createCall.js'

export type Auth = {
  /** `token`: a session that may still be good for this address. */
  startEmail(
    body: { email: string; deviceId: string; app: string },
    token: string | undefined,
  ): Promise<Started>
  /** Waits on the server until the mailed link is used, 25 s at most. */
  waitForDevice(
    body: { challengeId: string },
    signal: AbortSignal,
  ): Promise<boolean>
  submitCode(body: {
    challengeId: string
    code: string
    deviceId: string
  }): Promise<NewSession>
  /** Whether the server still knows the session. */
  isAlive(token: string): Promise<boolean>
  signOut(token: string): Promise<void>
  fund(address: string): Promise<void>
}

/** What a login ends in. */
export type NewSession = {
  token: string
  userId: string
  email?: string | undefined
  userName?: string | undefined
  /** Nothing but this browser opens the account yet. */
  isGuest?: boolean | undefined
}

type Started = {
  action: 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'
  challengeId: string
}

const LONG_POLL_TIMEOUT_MS = 30_000
/** Shorter than the 3 s an app waits when it reconnects or signs out. */
const PROBE_TIMEOUT_MS = 2_000

/** The frame's own server, as promises that reject with `HostError` only. */
export function createAuth(parameters: createAuth.Parameters = {}): Auth {
  const call = createCall(parameters)
  const { solve } = parameters
  return {
    async startEmail(body, token) {
      const start = async (answered?: { answer: string; text: string }) =>
        (await call('/auth/email', {
          body: { ...body, ...(answered && { answered }) },
          token,
        })) as Started
      try {
        return await start()
      } catch (error) {
        const work = error instanceof WaitError ? error.work : undefined
        if (!work || !solve) throw error
        // What cannot be solved leaves the pause as it is.
        const answer = await solve(work).catch(() => {
          throw error
        })
        return start({ answer, text: work.text })
      }
    },
    async waitForDevice(body, signal) {
      const answer = await call('/auth/device', {
        body,
        signal,
        timeout: LONG_POLL_TIMEOUT_MS,
      })
      return (answer as { approved?: unknown }).approved === true
    },
    submitCode: async (body) =>
      (await call('/auth/otp', { body })) as NewSession,
    async isAlive(token) {
      try {
        await call('/auth/session', {
          method: 'GET',
          token,
          timeout: PROBE_TIMEOUT_MS,
        })
        return true
      } catch (error) {
        if (error instanceof HostError && error.code === 4100) return false
        throw error
      }
    },
    async signOut(token) {
      await call('/auth/sign-out', { token, timeout: PROBE_TIMEOUT_MS })
    },
    async fund(address) {
      await call('/faucet', { body: { address } })
    },
  }
}

export declare namespace createAuth {
  type Parameters = createCall.Parameters & {
    /** Does work that the server asks for, away from the page. Default: none. */
    solve?: ((work: Work) => Promise<string>) | undefined
  }
}
