import type { AccountNamespace } from '../../core/account/account.js'
import { ParameterError } from '../../core/errors/base.js'
import { loadModule } from '../../core/loadModule.js'
import type { createMessenger } from './createMessenger.js'
import type { createRemoteSessions } from './createRemoteSessions.js'
import type { SiwxSigner } from './roles.js'
import type { SiwxEmailCapture, SiwxFactory } from './types.js'

const REFETCH_INTERVAL_MS = 300_000

/**
 * Sign-in for apps with a backend, which issues the nonce, verifies the signed
 * message and keeps the session: `createSignInServer` of `latchkey/server`, or
 * one that answers in the same way. Pass it to `createKit`. Its code loads when
 * a wallet is connected.
 *
 * Standards: EIP-4361 (Sign-In with Ethereum), CAIP-122 on Solana.
 *
 * @param parameters.url - where the handler of `createSignInServer` answers,
 * for example `/auth`; the URLs below are `nonce`, `verify`, `session` and
 * `sign-out` of it
 * @param parameters.nonceUrl - `GET`, answers `{ nonce }`
 * @param parameters.verifyUrl - `POST` of `{ message, signature }`, answers the
 * session: `{ address, chainId, expirationTime? }`, with a CAIP-2 ID
 * @param parameters.sessionUrl - `GET`, answers the session or `null`; without
 * it, a session ends with a reload
 * @param parameters.signOutUrl - `POST`; without it, the session ends on this
 * page only
 * @param parameters.credentials - cookies to send, default `include`
 * @param parameters.namespaces - namespaces that can sign in, default both
 * @param parameters.required - whether the page requires a session; default
 * `true`
 * @param parameters.signOutOnDisconnect - default `true`, like the next two
 * @param parameters.signOutOnAccountChange - a server keeps one session
 * @param parameters.signOutOnNetworkChange - the message names its network
 * @param parameters.sessionRefetchIntervalMs - how often the session is read
 * again, default 300000
 * @param parameters.statement - sentence that wallets show, default none
 * @param parameters.expirationMs - how long a session is valid, default and at
 * most 24 hours
 * @param parameters.domain, parameters.uri - what the message is for; default
 * the page, without its query
 * @param parameters.resources - URIs that the message is for, default none
 * @param parameters.getRequestId - returns the request ID of the message,
 * default none
 * @param parameters.signer - signs instead of the wallet
 * @param parameters.emailCapture - receives the user's email address before
 * signing in; needs the feature `emailCapture`
 * @throws ParameterError without `url`, when `nonceUrl` or `verifyUrl` is
 * missing
 *
 * @example
 * const kit = createKit({ config, projectId, siwx: siwe({ url: '/auth' }) })
 */
export function siwe(parameters: siwe.Parameters): SiwxFactory {
  const {
    emailCapture,
    namespaces,
    required = true,
    sessionRefetchIntervalMs = REFETCH_INTERVAL_MS,
    signer,
    signOutOnAccountChange = true,
    signOutOnDisconnect = true,
    signOutOnNetworkChange = true,
  } = parameters
  const urls = readUrls(parameters)
  return () => {
    let loaded: Promise<createRemoteSessions.ReturnType> | undefined
    function load() {
      loaded ??= loadModule(() => import('./createRemoteSessions.js'))
        .then((module) =>
          module.createRemoteSessions({ ...parameters, ...urls }),
        )
        .catch((error) => {
          // Load the chunk again on the next call.
          loaded = undefined
          throw error
        })
      return loaded
    }
    return {
      addSession: async (session) => (await load()).addSession(session),
      createMessage: async (input) => (await load()).createMessage(input),
      emailCapture,
      getRequired: () => required,
      getSessions: async (chainId, address) =>
        (await load()).getSessions(chainId, address),
      namespaces,
      revokeSession: async (chainId, address) =>
        (await load()).revokeSession(chainId, address),
      sessionRefetchIntervalMs,
      setSessions: async (sessions) => (await load()).setSessions(sessions),
      signOutOnAccountChange,
      signOutOnDisconnect,
      signOutOnNetworkChange,
      ...(signer && { signMessage: (request) => signer.signMessage(request) }),
    }
  }
}

export declare namespace siwe {
  type Parameters = Omit<createMessenger.Parameters, 'getNonce'> & {
    url?: string | undefined
    nonceUrl?: string | undefined
    verifyUrl?: string | undefined
    sessionUrl?: string | undefined
    signOutUrl?: string | undefined
    credentials?: RequestCredentials | undefined
    namespaces?: readonly AccountNamespace[] | undefined
    required?: boolean | undefined
    signOutOnDisconnect?: boolean | undefined
    signOutOnAccountChange?: boolean | undefined
    signOutOnNetworkChange?: boolean | undefined
    /** In milliseconds. */
    sessionRefetchIntervalMs?: number | undefined
    signer?: SiwxSigner | undefined
    emailCapture?: SiwxEmailCapture | undefined
  }
  type ReturnType = SiwxFactory
  type ErrorType = ParameterError
}

function readUrls(parameters: siwe.Parameters) {
  const base = parameters.url?.replace(/\/$/, '')
  const join = (route: string) =>
    base === undefined ? undefined : `${base}/${route}`
  const { nonceUrl = join('nonce'), verifyUrl = join('verify') } = parameters
  if (nonceUrl === undefined || verifyUrl === undefined)
    throw new ParameterError({
      expected: 'string',
      parameter: nonceUrl === undefined ? 'nonceUrl' : 'verifyUrl',
      received: 'undefined',
    })
  return {
    nonceUrl,
    sessionUrl: parameters.sessionUrl ?? join('session'),
    signOutUrl: parameters.signOutUrl ?? join('sign-out'),
    verifyUrl,
  }
}
