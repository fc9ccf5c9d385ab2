import { loadModule } from '../../core/loadModule.js'
import type { createLocalSessions } from './createLocalSessions.js'
import type {
  SiwxMessenger,
  SiwxSigner,
  SiwxStorage,
  SiwxVerifier,
} from './roles.js'
import type {
  SiwxEmailCapture,
  SiwxFactory,
  SiwxMessageInput,
} from './types.js'

/**
 * Sign-in for apps without a backend: signed sessions are kept in this
 * browser, and verified at every read. Pass it to `createKit`. Its code loads
 * when a wallet is connected.
 *
 * A page can only show that its own user holds a key. To protect data on a
 * server, use `siwe()`.
 *
 * Standards: EIP-4361 (Sign-In with Ethereum), CAIP-122 on Solana, EIP-1271
 * and EIP-6492 for contract accounts.
 *
 * @param parameters.required - whether the page requires a session; default
 * `true`
 * @param parameters.statement - sentence that wallets show to the user;
 * default none
 * @param parameters.expirationMs - how long a session is valid, at most 24 h;
 * default 24 h
 * @param parameters.domain - default the host of the page
 * @param parameters.uri - default the address of the page, without query
 * @param parameters.resources - URIs that the session is for; default none
 * @param parameters.getNonce - default 128 random bits
 * @param parameters.getRequestId - default none
 * @param parameters.signOutOnDisconnect - default `true`
 * @param parameters.signOutOnAccountChange - default `false`
 * @param parameters.signOutOnNetworkChange - default `false`
 * @param parameters.messenger - creates the messages instead
 * @param parameters.verifiers - verifies sessions instead: a session needs at
 * least one verifier of its namespace, and all of them have to accept it
 * @param parameters.storage - stores sessions instead; default `localStorage`
 * @param parameters.signer - signs instead of the wallet
 * @param parameters.emailCapture - receives the user's email address before
 * signing in; needs the feature `emailCapture`
 *
 * @example
 * const kit = createKit({ config, projectId, siwx: siwx() })
 */
export function siwx(parameters: siwx.Parameters = {}): SiwxFactory {
  const {
    emailCapture,
    required = true,
    signer,
    signOutOnAccountChange = false,
    signOutOnDisconnect = true,
    signOutOnNetworkChange = false,
  } = parameters
  return (context) => {
    let loaded: Promise<createLocalSessions.ReturnType> | undefined
    function load() {
      loaded ??= loadModule(() => import('./createLocalSessions.js'))
        .then((module) =>
          module.createLocalSessions({ ...parameters, context }),
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

export declare namespace siwx {
  type Parameters = {
    required?: boolean | undefined
    statement?: string | undefined
    /** In milliseconds. */
    expirationMs?: number | undefined
    domain?: string | undefined
    uri?: string | undefined
    resources?: readonly string[] | undefined
    getNonce?:
      | ((input: SiwxMessageInput) => string | Promise<string>)
      | undefined
    getRequestId?: (() => string | Promise<string>) | undefined
    signOutOnDisconnect?: boolean | undefined
    signOutOnAccountChange?: boolean | undefined
    signOutOnNetworkChange?: boolean | undefined
    messenger?: SiwxMessenger | undefined
    verifiers?: readonly SiwxVerifier[] | undefined
    storage?: SiwxStorage | undefined
    signer?: SiwxSigner | undefined
    emailCapture?: SiwxEmailCapture | undefined
  }
  type ReturnType = SiwxFactory
}
