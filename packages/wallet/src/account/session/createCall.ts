import { HostError } from 'latchkey/frame'
import { WaitError } from '../../core/WaitError.js'
import type { Work } from '../../core/work.js'

export type Call = (path: string, options?: CallOptions) => Promise<object>

export type CallOptions = {
  method?: 'GET' | 'POST'
  body?: object
  token?: string | undefined
  /** In milliseconds. Default 10 s. */
  timeout?: number
  signal?: AbortSignal
  /** Goes on when the page is left. */
  keepalive?: boolean
}

const TIMEOUT_MS = 10_000

/** Asks the frame's own server; rejects with `HostError` only. */
export function createCall(parameters: createCall.Parameters = {}): Call {
  const { fetch = globalThis.fetch.bind(globalThis), getLocale } = parameters
  return async (path, options = {}) => {
    const { body, keepalive, method = 'POST', token } = options
    const { timeout = TIMEOUT_MS } = options
    const deadline = AbortSignal.timeout(timeout)
    const response = await fetch(path, {
      method,
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(getLocale && { 'accept-language': getLocale() }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      ...(keepalive && { keepalive }),
      cache: 'no-store',
      signal: options.signal
        ? AbortSignal.any([options.signal, deadline])
        : deadline,
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw toHostError(response, answer)
    if (typeof answer !== 'object' || answer === null) throw unavailable()
    return answer
  }
}

export declare namespace createCall {
  type Parameters = {
    fetch?: typeof globalThis.fetch
    /** BCP 47 tag that mails are asked for in. Default: the browser's. */
    getLocale?: (() => string) | undefined
  }
}

function unavailable(cause?: unknown) {
  return new HostError({
    message: 'The login service cannot be reached',
    code: 'SERVICE_UNAVAILABLE',
    cause,
  })
}

function toHostError(response: Response, answer: unknown) {
  const { status } = response
  if (status === 401)
    return new HostError({ message: 'Not signed in', code: 4100 })
  const waiting = status === 429 && toWaitError(response, answer)
  if (waiting) return waiting
  if (status >= 500 || typeof answer !== 'object' || answer === null)
    return unavailable()
  const { code, message } = answer as { code?: unknown; message?: unknown }
  if (typeof code !== 'string' || typeof message !== 'string')
    return unavailable()
  return new HostError({ message: message.slice(0, 200), code })
}

/** Of the server, or of a proxy in front of it, which sends no JSON. */
function toWaitError({ headers }: Response, answer: unknown) {
  const header = headers.get('retry-after') ?? ''
  if (!/^\d{1,7}$/.test(header)) return undefined
  const secondsLeft = Number(header)
  const { challenge, code } = (answer ?? {}) as Record<string, unknown>
  const message = `Please try again after ${secondsLeft} seconds`
  return code === 'TOO_MANY_TRIES'
    ? new WaitError({ code, message: 'Too many tries', secondsLeft })
    : new WaitError({
        ...{ code: 'LOGIN_COOLDOWN', message, secondsLeft },
        work: toWork(challenge),
      })
}

/** Of a challenge of another kind, which needs a person, it is none. */
function toWork(challenge: unknown): Work | undefined {
  const { bits, kind, text } = Object(challenge) as Record<string, unknown>
  if (kind !== 'work' || typeof bits !== 'number') return undefined
  return typeof text === 'string' ? { bits, text } : undefined
}
