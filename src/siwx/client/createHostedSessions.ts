import { foldCase } from '../../core/address/foldCase.js'
import { getMember } from '../../core/errors/getMember.js'
import {
  SessionRejectedError,
  SignInServiceError,
} from '../../core/errors/signIn.js'
import { version } from '../../version.js'
import type { SiwxMessageData, SiwxSession } from '../types.js'
import { askHosted } from './askHosted.js'
import { createHostedCapture } from './createHostedCapture.js'
import { createMessenger } from './createMessenger.js'
import { readText } from './readText.js'
import { toSiwxAccount } from './toSiwxAccount.js'
import type {
  SiwxAccounts,
  SiwxConfig,
  SiwxContext,
  SiwxMessageInput,
} from './types.js'

/** Nonces that are remembered; the oldest is dropped. */
const NONCES_MAX = 16

/** Creates sign-in whose session is kept by a hosted service, as a token. */
export function createHostedSessions(
  parameters: createHostedSessions.Parameters,
): createHostedSessions.ReturnType {
  const { context, projectId, url } = parameters
  const { storage } = context
  const messenger = createMessenger({ ...parameters, getNonce })
  /** Tokens of nonces: accounts can sign in at the same time. */
  const nonceTokens = new Map<string, string>()
  const readToken = () =>
    readText(getMember(storage.get('siwxSessions')?.[0], 'token'))
  const capture = createHostedCapture(toUrl, readToken)

  function toUrl(route: string, more?: Record<string, string>) {
    const query = new URLSearchParams({
      ...more,
      projectId,
      st: 'latchkey',
      sv: `react-wagmi-${version}`,
    })
    return `${url.replace(/\/$/, '')}/${route}?${query}`
  }

  async function getNonce() {
    const answer = await askHosted(toUrl('nonce'))
    const nonce = readText(getMember(answer, 'nonce'))
    const token = readText(getMember(answer, 'token'))
    if (!nonce || !token)
      throw new SignInServiceError({ details: 'Expected a nonce.' })
    for (const old of [...nonceTokens.keys()].slice(0, 1 - NONCES_MAX))
      nonceTokens.delete(old)
    nonceTokens.set(nonce, token)
    return nonce
  }

  async function createMessage(input: SiwxMessageInput) {
    const email = capture.find(input.accountAddress)?.email
    if (!email) return messenger.createMessage(input)
    const resources = [`email:${encodeURI(email)}`]
    const one = createMessenger({ ...parameters, getNonce, resources })
    return one.createMessage(input)
  }

  async function addSession({ data, message, signature }: SiwxSession) {
    const uuid = capture.find(data.accountAddress)?.uuid
    const bearer = `Bearer ${nonceTokens.get(data.nonce)}`
    // An attempt uses it up.
    nonceTokens.delete(data.nonce)
    const answer = await askHosted(toUrl('authenticate'), {
      body: {
        clientId: null,
        data,
        message,
        signature,
        walletInfo: { type: 'unknown' },
      },
      headers: { 'x-nonce-jwt': bearer, ...(uuid && { 'x-otp': uuid }) },
    })
    const token = readText(getMember(answer, 'token'))
    if (!token) throw new SignInServiceError({ details: 'Expected a token.' })
    capture.clear()
    storage.set('siwxSessions', [{ token }])
  }

  /** Answer of `me` for an account; `undefined` unless it is signed in. */
  async function findAnswer(
    chainId: string,
    address: string,
    more?: Record<string, string>,
  ): Promise<unknown> {
    const token = readToken()
    if (!token) return undefined
    const answer = await askHosted(toUrl('me', more), {
      headers: { authorization: `Bearer ${token}` },
    })
    // The token has expired, or was revoked. Another one may be stored by now.
    if (answer === null) {
      if (readToken() === token) storage.remove('siwxSessions')
      return undefined
    }
    const found = readText(getMember(answer, 'address')) ?? ''
    const isSame =
      getMember(answer, 'caip2Network') === chainId &&
      foldCase(found) === foldCase(address)
    return isSame ? answer : undefined
  }

  async function find(chainId: string, address: string) {
    const answer = await findAnswer(chainId, address)
    return answer ? toSession(answer, { address, chainId }) : undefined
  }

  async function getAccount(chainId: string, address: string) {
    const more = { includeAppKitAccount: 'true' }
    const answer = await findAnswer(chainId, address, more)
    return answer ? toSiwxAccount(answer) : undefined
  }

  async function setMetadata(
    chainId: string,
    address: string,
    metadata: object | null,
  ) {
    // Another account may sign in while the request runs.
    const token = readToken()
    // The token may be of an account that was active before.
    if (!(await find(chainId, address)))
      throw new SessionRejectedError({ details: 'Not signed in.' })
    await askHosted(toUrl('account-metadata'), {
      body: { metadata },
      headers: { authorization: `Bearer ${token}` },
      method: 'PUT',
    })
  }

  async function signOut() {
    const token = readToken()
    storage.remove('siwxSessions')
    if (!token) return
    // Without the token, the page is signed out in any case.
    await askHosted(toUrl('sign-out'), {
      body: {},
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => {})
  }

  return {
    accounts: { get: getAccount, setMetadata },
    addSession,
    createMessage,
    emailCapture: { confirm: capture.confirm, submit: capture.submit },
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

export declare namespace createHostedSessions {
  type Parameters = Omit<createMessenger.Parameters, 'getNonce'> & {
    context: SiwxContext
    projectId: string
    url: string
  }
  type ReturnType = Pick<
    SiwxConfig,
    | 'addSession'
    | 'createMessage'
    | 'getSessions'
    | 'revokeSession'
    | 'setSessions'
  > & {
    accounts: SiwxAccounts
    emailCapture: Pick<createHostedCapture.ReturnType, 'confirm' | 'submit'>
  }
}

/** The service keeps the message, so its text is not known here. */
function toSession(
  answer: unknown,
  { address, chainId }: { address: string; chainId: string },
): SiwxSession {
  const read = (key: string) => readText(getMember(answer, key))
  const data: SiwxMessageData = {
    accountAddress: address,
    chainId,
    domain: read('domain') ?? location.host,
    nonce: read('nonce') ?? '',
    uri: read('uri') ?? location.origin,
    version: '1',
  }
  return { data, message: '', signature: '' }
}
