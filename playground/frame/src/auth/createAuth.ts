import { HostError } from 'latchkey/frame'

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
  }): Promise<{ token: string; userId: string; email: string }>
  /** Whether the server still knows the session. */
  isAlive(token: string): Promise<boolean>
  signOut(token: string): Promise<void>
  fund(address: string): Promise<void>
}

type Started = {
  action: 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'
  challengeId: string
}

const TIMEOUT_MS = 10_000
const LONG_POLL_TIMEOUT_MS = 30_000
/** Shorter than the 3 s an app waits when it reconnects or signs out. */
const PROBE_TIMEOUT_MS = 2_000

/** The frame's own server, as promises that reject with `HostError` only. */
export function createAuth(parameters: { fetch?: typeof fetch } = {}): Auth {
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters

  async function call(path: string, options: CallOptions = {}) {
    const { body, method = 'POST', timeout = TIMEOUT_MS, token } = options
    const deadline = AbortSignal.timeout(timeout)
    const response = await fetch(path, {
      method,
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      cache: 'no-store',
      signal: options.signal
        ? AbortSignal.any([options.signal, deadline])
        : deadline,
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw toHostError(response.status, answer)
    if (typeof answer !== 'object' || answer === null) throw unavailable()
    return answer
  }

  return {
    startEmail: async (body, token) =>
      (await call('/auth/email', { body, token })) as Started,
    async waitForDevice(body, signal) {
      const answer = await call('/auth/device', {
        body,
        signal,
        timeout: LONG_POLL_TIMEOUT_MS,
      })
      return (answer as { approved?: unknown }).approved === true
    },
    submitCode: async (body) =>
      (await call('/auth/otp', { body })) as {
        token: string
        userId: string
        email: string
      },
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

type CallOptions = {
  method?: 'GET' | 'POST'
  body?: object
  token?: string | undefined
  timeout?: number
  signal?: AbortSignal
}

function unavailable(cause?: unknown) {
  return new HostError({
    message: 'The login service cannot be reached',
    code: 'SERVICE_UNAVAILABLE',
    cause,
  })
}

function toHostError(status: number, answer: unknown) {
  if (status === 401)
    return new HostError({ message: 'Not signed in', code: 4100 })
  if (status >= 500 || typeof answer !== 'object' || answer === null)
    return unavailable()
  const { code, message } = answer as { code?: unknown; message?: unknown }
  if (typeof code !== 'string' || typeof message !== 'string')
    return unavailable()
  return new HostError({ message: message.slice(0, 200), code })
}
