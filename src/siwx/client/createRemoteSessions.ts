import { foldCase } from '../../core/address/foldCase.js'
import { getMember } from '../../core/errors/getMember.js'
import {
  SessionRejectedError,
  SignInServiceError,
} from '../../core/errors/signIn.js'
import type { SiwxSession } from '../types.js'
import { createMessenger } from './createMessenger.js'
import { readRejectedField } from './readRejectedField.js'
import { readText } from './readText.js'
import type { SiwxConfig } from './types.js'
import { withServiceDeadline } from './withServiceDeadline.js'

/** Creates sign-in whose session is kept by the app's backend. */
export function createRemoteSessions(
  parameters: createRemoteSessions.Parameters,
): createRemoteSessions.ReturnType {
  const { credentials, nonceUrl, sessionUrl, signOutUrl, verifyUrl } =
    parameters
  const messenger = createMessenger({ ...parameters, getNonce })
  /** Session of this page, for backends that cannot be asked for it. */
  let own: unknown

  async function getNonce() {
    const nonce = getMember(await ask(nonceUrl, { credentials }), 'nonce')
    if (typeof nonce !== 'string')
      throw new SignInServiceError({ details: 'Expected a nonce.' })
    return nonce
  }

  async function find(chainId: string, address: string) {
    const session = sessionUrl ? await ask(sessionUrl, { credentials }) : own
    const found = toSession(session)
    const isSame =
      found?.data.chainId === chainId &&
      foldCase(found.data.accountAddress) === foldCase(address)
    return found && isSame
      ? { ...found, data: { ...found.data, accountAddress: address } }
      : undefined
  }

  async function signOut() {
    // Pages often navigate right after disconnecting.
    if (signOutUrl)
      await ask(signOutUrl, { body: {}, credentials, keepalive: true })
    own = undefined
  }

  async function addSession({ data, message, signature }: SiwxSession) {
    own = await ask(verifyUrl, { body: { message, signature }, credentials })
    const started = toSession(own)
    if (!started)
      throw new SessionRejectedError({
        details: 'The backend answered with no session.',
      })
    const { accountAddress, chainId } = started.data
    // Every later read would find nobody signed in.
    if (
      chainId !== data.chainId ||
      foldCase(accountAddress) !== foldCase(data.accountAddress)
    )
      throw new SessionRejectedError({
        details: `The backend answered with the session of ${chainId}:${accountAddress}.`,
      })
    // Browsers block cookies, above all those of a page in an iframe.
    const isKept =
      !sessionUrl ||
      (await ask(sessionUrl, { credentials }).catch(() => undefined)) !== null
    if (!isKept)
      throw new SessionRejectedError({
        details: 'The browser has not kept the session.',
        reason: 'cookie',
      })
  }

  return {
    addSession,
    createMessage: async (input) => messenger.createMessage(input),
    async getSessions(chainId, address) {
      const found = await find(chainId, address)
      return found ? [found] : []
    },
    async revokeSession(chainId, address) {
      if (await find(chainId, address)) await signOut()
    },
    async setSessions(sessions) {
      const [first] = sessions
      if (first) await addSession(first)
      else await signOut()
    },
  }
}

export declare namespace createRemoteSessions {
  type Parameters = Omit<createMessenger.Parameters, 'getNonce'> & {
    credentials?: RequestCredentials | undefined
    nonceUrl: string
    sessionUrl: string | undefined
    signOutUrl: string | undefined
    verifyUrl: string
  }
  type ReturnType = Pick<
    SiwxConfig,
    | 'addSession'
    | 'createMessage'
    | 'getSessions'
    | 'revokeSession'
    | 'setSessions'
  >
}

type Request = {
  body?: object
  credentials?: RequestCredentials | undefined
  keepalive?: boolean
}

/** `GET`, or `POST` with a body. Returns the answer's JSON. */
const ask = (url: string, request: Request): Promise<unknown> =>
  withServiceDeadline((signal) => send(url, { ...request, signal }))

async function send(
  url: string,
  {
    body,
    credentials = 'include',
    keepalive,
    signal,
  }: Request & { signal: AbortSignal },
): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, {
      cache: 'no-store',
      credentials,
      signal,
      ...(keepalive && { keepalive }),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        method: 'POST',
      }),
    })
  } catch (cause) {
    throw new SignInServiceError({ cause })
  }
  const { headers, ok, status } = response
  const isPage = headers.get('content-type')?.startsWith('text/html')
  // Nothing is signed in, or nothing is left to say after signing out.
  if (ok && (status === 204 || (keepalive && !isPage))) return null
  if (ok)
    return response.json().catch((cause: unknown) => {
      throw new SignInServiceError({ cause, details: 'Expected JSON.', status })
    })
  // Nobody is signed in.
  if (!body && status === 401) return null
  const answer: unknown = await response.json().catch(() => undefined)
  const fault = getMember(answer, 'error')
  const code = readText(getMember(fault, 'code'))
  const reason = readRejectedField(fault)
  const details = [`HTTP ${status}`, code, reason].filter(Boolean).join(' ')
  // 429 and 5xx say nothing of the signature.
  if (body && status < 500 && status !== 429)
    throw new SessionRejectedError({ details, reason })
  throw new SignInServiceError({ details, status })
}

/** The backend keeps the message, so its text is not known here. */
function toSession(value: unknown): SiwxSession | undefined {
  const read = (key: string) => {
    const text = getMember(value, key)
    return typeof text === 'string' ? text : undefined
  }
  const [address, chainId] = [read('address'), read('chainId')]
  if (!address || !chainId) return undefined
  const expirationTime = read('expirationTime')
  if (expirationTime && Date.parse(expirationTime) <= Date.now())
    return undefined
  const issuedAt = read('issuedAt')
  return {
    data: {
      accountAddress: address,
      chainId,
      domain: location.host,
      nonce: '',
      uri: location.origin,
      version: '1',
      ...(expirationTime && { expirationTime }),
      ...(issuedAt && { issuedAt }),
    },
    message: '',
    signature: '',
  }
}
