import type { Chain, Hex, LocalAccount, Transport } from 'viem'
import { authFrame } from '../connectors/authFrame.js'
import { ParameterError } from '../core/errors/base.js'
import { readParameters } from '../core/parameters/readParameters.js'
import { createEvmSigner } from './evm/createEvmSigner.js'
import { toAccounts } from './evm/toAccounts.js'
import { createMockApprovals } from './frame/createMockApprovals.js'
import { createMockCalls } from './frame/createMockCalls.js'
import { createMockFailures } from './frame/createMockFailures.js'
import { createMockLogin } from './frame/createMockLogin.js'
import { createMockPage } from './frame/createMockPage.js'
import { createMockSigner } from './frame/createMockSigner.js'
import { createMockSocial } from './frame/createMockSocial.js'
import type { createQueue } from './frame/createQueue.js'
import { createSolanaKey } from './solana/createSolanaKey.js'
import type { MockDecision, MockRequest } from './types.js'

/**
 * Creates an embedded wallet for tests, without an iframe and without a
 * network: both sides of the real protocol, on a `MessageChannel`. Any email
 * logs in with the one code; logins at a provider wait for `approveLogin()`;
 * signatures are real.
 *
 * Put `connector()` where the app has `authFrame()`, or pass the frame to
 * `createTestKit`.
 *
 * @param parameters.accounts - viem's local accounts or private keys, of which
 * the first counts; default the first account of Anvil
 * @param parameters.isLoggedIn - whether the user has logged in earlier,
 * default `false`
 * @param parameters.onRequest - decides about each request for approval;
 * default none: they wait for `approveNext()` or `rejectNext()`
 * @param parameters.otp - the code of every email, default `123456`
 * @param parameters.smartAccount - whether the account is a smart account, too,
 * which sends several calls as one; default `false`. A failing one sends none
 * if the node has `eth_simulateV1`, as Anvil does
 * @param parameters.solanaAccounts - seeds of 32 bytes or secret keys of 64,
 * of which the first counts; default none
 * @param parameters.transports - nodes by chain ID, default the app's
 * @param parameters.user - email, or email and user name, of a user who has
 * logged in earlier
 * @throws ParameterError when a parameter is invalid
 *
 * @example
 * const frame = createMockFrame({ otp: '123456' })
 * const config = createConfig({ ...options, connectors: [frame.connector({ projectId })] })
 * // ...
 * const { method } = await frame.approveNext()
 */
export function createMockFrame(
  parameters: createMockFrame.Parameters = {},
): createMockFrame.ReturnType {
  const given = readParameters(parameters, {
    accounts: 'array | undefined',
    isLoggedIn: 'boolean | undefined',
    onRequest: 'function | undefined',
    otp: 'string | undefined',
    smartAccount: 'boolean | undefined',
    solanaAccounts: 'array | undefined',
    transports: 'object | undefined',
    user: 'string | object | undefined',
  })
  const { otp = '123456', user = 'ada@example.com' } = given
  const [account] = toAccounts(given.accounts)
  if (!account)
    throw new ParameterError({
      expected: 'at least one account',
      parameter: 'accounts',
      received: 'none',
    })
  const [key] = (given.solanaAccounts ?? []).map(createSolanaKey)
  const profile = typeof user === 'string' ? { email: user } : { ...user }
  const requests: MockRequest[] = []
  const pages = new Set<createMockPage.ReturnType>()
  let transports = given.transports ?? {}
  let chains: readonly Chain[] = []
  const getAddress = () => account.address
  const listChains = () => chains.map(({ id }) => id)
  const { smartAccount: isSmart = false } = given

  const login = createMockLogin({
    chainId: 31337,
    getAddress,
    getSolanaAddress: () => key?.address,
    isLoggedIn: given.isLoggedIn ?? false,
    isSmart,
    listChains,
    otp,
    profile,
  })
  const social = createMockSocial({
    logIn: login.logIn,
    onResult(uri) {
      for (const page of pages) page.returnFromProvider(uri)
    },
    profile,
  })
  const approvals = createMockApprovals({
    decision: given.onRequest,
    disconnect: signOut,
  })
  const sign = createEvmSigner({
    getAccounts: () => [account],
    // Nodes without a URL, as in `http()`, are those of the chain.
    getChain: (id) => chains.find((chain) => chain.id === id) ?? { id },
    getTransport: (id) => transports[id],
  })
  const hasNode = (id: number) => transports[id] !== undefined
  const run = createMockSigner({
    calls: createMockCalls({ getAddress, hasNode, isSmart, listChains, sign }),
    getAddress,
    getKey: () => key,
    sign,
  })
  const failures = createMockFailures({
    ...login.handlers,
    ...social.handlers,
    RPC_REQUEST(request) {
      login.assertLoggedIn()
      return run(request)
    },
  })

  function signOut() {
    login.setLoggedIn(false)
    for (const page of pages) page.update()
  }

  return {
    address: account.address,
    email: profile.email,
    otp,
    requests,
    messages: failures.messages,
    solanaAddress: key?.address,
    approveLogin: social.approveLogin,
    rejectLogin: social.rejectLogin,
    approveNext: approvals.approveNext,
    rejectNext: approvals.rejectNext,
    getPending: approvals.getPending,
    isLoggedIn: login.isLoggedIn,
    signOut,
    connector(options) {
      const create = authFrame(options)
      return (config) => {
        if (!given.transports) transports = config.transports ?? {}
        chains = config.chains
        const connector = create(config)
        const frame = connector.getFrame()
        const page = createMockPage({
          frameOrigin: new URL(frame.options.hosts.frame).origin,
          handlers: failures.handlers,
          isLoading: () => failures.isFailing('READY'),
          onReply: approvals.onReply,
          approve(request, context) {
            const { caipNetworkId, method, params } = request
            requests.push({ caipNetworkId, method, params })
            return approvals.approve(request, context)
          },
        })
        pages.add(page)
        frame.options.page = page.page
        return connector
      }
    },
    fail: failures.fail,
    dispose() {
      for (const page of pages) page.stop()
      pages.clear()
    },
  }
}

export declare namespace createMockFrame {
  type Parameters = {
    accounts?: readonly (Hex | LocalAccount)[] | undefined
    isLoggedIn?: boolean | undefined
    onRequest?: MockDecision | undefined
    otp?: string | undefined
    smartAccount?: boolean | undefined
    solanaAccounts?: readonly Uint8Array[] | undefined
    transports?: Readonly<Record<number, Transport>> | undefined
    user?:
      | string
      | { email?: string | undefined; userName?: string | undefined }
      | undefined
  }
  type Message = createMockFailures.Message
  type Failure = createMockFailures.Failure
  type ReturnType = {
    /** EVM address of the user. */
    address: `0x${string}`
    /** Email of `user`. */
    email: string | undefined
    /** The code of every email. */
    otp: string
    /** Solana address of the user; `undefined` without Solana. */
    solanaAddress: string | undefined
    /** Requests for approval so far, in order. */
    requests: readonly MockRequest[]
    /** Other messages of the app so far, in order. */
    messages: readonly Message[]
    /**
     * Approves the next login at a provider or in Farcaster, once there is one.
     *
     * @param options.email - the user's at the provider, default the frame's
     * @param options.userName - the user's at the provider
     * @throws MockRequestMissingError when the app does not ask in time
     */
    approveLogin: createMockSocial.ReturnType['approveLogin']
    /** Declines the next login at a provider, as the user would there. */
    rejectLogin: createMockSocial.ReturnType['rejectLogin']
    /**
     * Approves the next request, once there is one. Resolves when the app has
     * the answer.
     *
     * @throws MockRequestMissingError when the app does not ask in time
     */
    approveNext(options?: createQueue.Options): Promise<MockRequest>
    /** Rejects the next request with 4001, otherwise like `approveNext`. */
    rejectNext(options?: createQueue.Options): Promise<MockRequest>
    /** Requests that wait for approval now. */
    getPending(): readonly MockRequest[]
    /** Returns whether the user is logged in. */
    isLoggedIn(): boolean
    /** The user signs out elsewhere, for example in another tab. */
    signOut(): void
    /** Connector in place of `authFrame()`, with the same parameters. */
    connector(parameters: authFrame.Parameters): authFrame.ReturnType
    /**
     * Fails the next message of this name, or the next RPC request of this
     * method: after its approval, if it needs one. After `READY`, the frame
     * never loads.
     *
     * @throws ParameterError for an unknown name
     */
    fail(name: string, failure?: Failure): void
    /** Stops the frame: whatever is still asked is never answered. */
    dispose(): void
  }
}
