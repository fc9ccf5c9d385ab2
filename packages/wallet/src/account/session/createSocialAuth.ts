import type { SocialProvider } from 'latchkey'
import type { NewSession } from './createAuth.js'
import { createCall } from './createCall.js'

/** What the frame's own server knows of a login at a provider. */
export type SocialState = {
  status: 'PENDING' | 'COMPLETE' | 'CANCELLED' | 'EXPIRED'
  uri?: string
}

export type SocialAuth = {
  start(
    body: {
      app: string
      deviceId: string
      /** Of a login with a passkey, which belongs to it. */
      projectId: string
      provider: SocialProvider | 'passkey'
      /** What the app has opened its window with. */
      ticket?: string | undefined
    },
    /** Of a guest, whose account gets this login. */
    token: string | undefined,
  ): Promise<{ uri: string; state: string }>
  getState(body: { deviceId: string; state: string }): Promise<SocialState>
  /** Gives the result's code for a session; works once. */
  exchange(body: {
    code: string
    deviceId: string
    state: string
  }): Promise<NewSession>
  /** Gives an ID token of the app's own identity provider for a session. */
  exchangeToken(body: {
    app: string
    deviceId: string
    idToken: string
    projectId: string
  }): Promise<NewSession>
  /** An account that this browser alone opens. */
  startGuest(body: {
    app: string
    deviceId: string
    projectId: string
    secret: string
  }): Promise<NewSession>
  startFarcaster(body: {
    app: string
    deviceId: string
  }): Promise<{ loginId: string; url: string }>
  /** Waits on the server, 25 s at most; nothing when nobody has answered. */
  waitForFarcaster(
    body: { deviceId: string; loginId: string },
    signal: AbortSignal,
  ): Promise<NewSession | undefined>
  /** Goes out even when the page is left at once. */
  cancelFarcaster(body: { deviceId: string; loginId: string }): Promise<void>
}

const LONG_POLL_TIMEOUT_MS = 30_000

/** Logins at providers, by the frame's own server. */
export function createSocialAuth(
  parameters: { fetch?: typeof fetch } = {},
): SocialAuth {
  const call = createCall(parameters)
  return {
    start: async (body, token) =>
      (await call('/auth/social/start', { body, token })) as {
        uri: string
        state: string
      },
    getState: async (body) =>
      (await call('/auth/social/state', { body })) as SocialState,
    exchange: async (body) =>
      (await call('/auth/social/result-code', { body })) as NewSession,
    exchangeToken: async (body) =>
      (await call('/auth/token', { body })) as NewSession,
    startGuest: async (body) =>
      (await call('/auth/guest', { body })) as NewSession,
    startFarcaster: async (body) =>
      (await call('/auth/farcaster/start', { body })) as {
        loginId: string
        url: string
      },
    async waitForFarcaster(body, signal) {
      const answer = await call('/auth/farcaster/wait', {
        body,
        signal,
        timeout: LONG_POLL_TIMEOUT_MS,
      })
      return 'token' in answer ? (answer as NewSession) : undefined
    },
    async cancelFarcaster(body) {
      await call('/auth/farcaster/cancel', { body, keepalive: true })
    },
  }
}
