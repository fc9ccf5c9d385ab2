import { ParameterError } from '../../core/errors/base.js'
import { loadModule } from '../../core/loadModule.js'
import type { createHostedSessions } from './createHostedSessions.js'
import type { createMessenger } from './createMessenger.js'
import type { SiwxSigner } from './roles.js'
import type { SiwxFactory } from './types.js'

/**
 * Sign-in at a hosted service, which issues the nonce, verifies the signed
 * message and keeps the session as a token in this browser. Pass it to
 * `createKit`. Its code loads when a wallet is connected.
 *
 * With the feature `emailCapture`, the service also confirms the user's email
 * address by a code, and the signed message has it as a resource.
 *
 * Standards: EIP-4361 (Sign-In with Ethereum), CAIP-122 on Solana.
 *
 * @param parameters.projectId - project of the service
 * @param parameters.url - address of the service, up to its version; add it to
 * `connect-src` of your Content Security Policy
 * @param parameters.required - whether the page requires a session; default
 * `true`
 * @param parameters.signOutOnDisconnect - default `true`, like the next two
 * @param parameters.signOutOnAccountChange - the service keeps one session
 * @param parameters.signOutOnNetworkChange - the message names its network
 * @param parameters.statement - sentence that wallets show, default none
 * @param parameters.expirationMs - how long a session is valid, default and at
 * most 24 hours
 * @param parameters.domain, parameters.uri - what the message is for; default
 * the page, without its query
 * @param parameters.resources - URIs that the message is for, default none
 * @param parameters.getRequestId - returns the request ID of the message,
 * default none
 * @param parameters.signer - signs instead of the wallet
 * @throws ParameterError without `projectId`, or when `url` is no URL
 *
 * @example
 * const siwx = hostedSiwx({ projectId, url: 'https://auth.example/v1' })
 * const kit = createKit({ config, projectId, siwx })
 */
export function hostedSiwx(parameters: hostedSiwx.Parameters): SiwxFactory {
  const {
    projectId,
    required = true,
    signer,
    signOutOnAccountChange = true,
    signOutOnDisconnect = true,
    signOutOnNetworkChange = true,
    url,
  } = parameters
  if (!projectId)
    throw new ParameterError({
      expected: 'string',
      parameter: 'projectId',
      received: typeof projectId,
    })
  if (!URL.canParse(url))
    throw new ParameterError({
      expected: 'URL',
      parameter: 'url',
      received: url,
    })
  return (context) => {
    let loaded: Promise<createHostedSessions.ReturnType> | undefined
    function load() {
      loaded ??= loadModule(() => import('./createHostedSessions.js'))
        .then((module) =>
          module.createHostedSessions({ ...parameters, context, url }),
        )
        .catch((error) => {
          // Load the chunk again on the next call.
          loaded = undefined
          throw error
        })
      return loaded
    }
    return {
      accounts: {
        get: async (chainId, address) =>
          (await load()).accounts.get(chainId, address),
        setMetadata: async (chainId, address, metadata) =>
          (await load()).accounts.setMetadata(chainId, address, metadata),
      },
      addSession: async (session) => (await load()).addSession(session),
      createMessage: async (input) => (await load()).createMessage(input),
      emailCapture: {
        confirm: async (request) =>
          (await load()).emailCapture.confirm(request),
        submit: async (request) => (await load()).emailCapture.submit(request),
      },
      getRequired: () => required,
      getSessions: async (chainId, address) =>
        (await load()).getSessions(chainId, address),
      revokeSession: async (chainId, address) =>
        (await load()).revokeSession(chainId, address),
      setSessions: async (sessions) => (await load()).setSessions(sessions),
      signOutOnAccountChange,
      signOutOnDisconnect,
      signOutOnNetworkChange,
      ...(signer && { signMessage: (request) => signer.signMessage(request) }),
    }
  }
}

export declare namespace hostedSiwx {
  type Parameters = Omit<createMessenger.Parameters, 'getNonce'> & {
    projectId: string
    url: string
    required?: boolean | undefined
    signOutOnDisconnect?: boolean | undefined
    signOutOnAccountChange?: boolean | undefined
    signOutOnNetworkChange?: boolean | undefined
    signer?: SiwxSigner | undefined
  }
  type ReturnType = SiwxFactory
  type ErrorType = ParameterError
}
