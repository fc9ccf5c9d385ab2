import {
  type Address,
  type Chain,
  ProviderDisconnectedError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
} from 'viem'
import { PairingEndedError } from '../../core/errors/pairing.js'
import type { Pairing, PairingApproval } from '../../core/ports/pairing.js'
import { assertInnerChain } from '../../frame/protocol/assertInnerChain.js'
import { safeMethods } from '../../frame/protocol/policy.js'
import { bindParams } from '../session/bindParams.js'
import type { createLazyConnector } from '../session/createLazyConnector.js'
import { createRequestHandler } from '../session/createRequestHandler.js'
import { findAccount } from '../session/findAccount.js'
import { readChainId } from '../session/readChainId.js'
import type { createNode } from './createNode.js'
import type { createSwitch } from './createSwitch.js'
import { listAddresses } from './listAddresses.js'
import type { WalletSession } from './toWalletSession.js'

/**
 * Handles the requests of the EIP-1193 provider.
 *
 * Accounts and chain come from the connection. Methods that the wallet has
 * approved go to the wallet, reads go to the app's own nodes, and everything
 * else is rejected.
 *
 * A request is bound to the account and chain that were current when it was
 * made.
 */
export function createRequest(
  parameters: createRequest.Parameters,
): createRequest.ReturnType {
  const { askNode, find, getApproval, pairing, peek, switchChain } = parameters

  /** Lists the active account first, then all others that were approved. */
  function listAccounts(session: WalletSession): readonly Address[] {
    const approved = listAddresses(getApproval()?.accounts ?? [])
    return [...session.accounts, ...(approved ?? [])]
  }

  async function requestWallet(
    session: WalletSession,
    { method, params }: createRequestHandler.Request,
    options: createRequestHandler.Options,
  ) {
    const { chainId } = session
    const accounts = listAccounts(session)
    assertSigner({ accounts, method, params })
    const bound = bindParams({
      // Bound as well: anyone can send a signed transaction later.
      method: method === 'eth_signTransaction' ? 'eth_sendTransaction' : method,
      params,
      session: { accounts, chainId },
    })
    assertInnerChain({ chainId, method, params: bound })
    const caipNetworkId = `eip155:${chainId}` as const
    try {
      return await pairing.request(
        { caipNetworkId, method, params: bound },
        options,
      )
    } catch (error) {
      // EIP-1193: the provider is disconnected from all chains.
      throw error instanceof PairingEndedError
        ? new ProviderDisconnectedError(error)
        : error
    }
  }

  async function answer(
    session: WalletSession,
    request: createRequestHandler.Request,
    options: createRequestHandler.Options,
  ) {
    const { method, params } = request
    if (method === 'net_version') return String(session.chainId)
    if (method === 'wallet_switchEthereumChain') {
      await switchChain({ chainId: readChainId(params) })
      return null
    }
    if (getApproval()?.methods.includes(method))
      return requestWallet(session, request, options)
    if (isReadMethod(method)) return askNode(session.chainId, request)
    throw new UnsupportedProviderMethodError(
      new Error('The wallet has not approved this method.'),
      { method: method.slice(0, 64) },
    )
  }

  return createRequestHandler({ answer, find, peek })
}

export declare namespace createRequest {
  type Parameters = {
    askNode: createNode.ReturnType
    find(): Promise<WalletSession>
    getApproval(): PairingApproval | undefined
    pairing: Pairing
    peek(): WalletSession | undefined
    switchChain(request: createSwitch.Request): Promise<Chain>
  }
  type ReturnType = createLazyConnector.Request
}

/** Reads that the embedded wallet does not need. */
const others: readonly string[] = [
  'eth_blobBaseFee',
  'eth_createAccessList',
  'eth_simulateV1',
  'net_listening',
  'web3_clientVersion',
]

/**
 * Whether a method may go to the app's nodes: it reads, or it broadcasts bytes
 * that were signed before. Never a method that a node could sign itself.
 */
function isReadMethod(method: string): boolean {
  if (method.startsWith('wallet_')) return false
  return safeMethods.has(method) || others.includes(method)
}

/** Index of the signer in the params. */
const places: Readonly<Record<string, number>> = {
  personal_sign: 1,
  eth_sign: 0,
  eth_signTypedData: 0,
  eth_signTypedData_v3: 0,
  eth_signTypedData_v4: 0,
}

/**
 * Rejects a signature by an account that the wallet has not approved, before
 * the wallet is asked.
 *
 * @throws UnauthorizedProviderError 4100
 */
function assertSigner(parameters: assertSigner.Parameters): void {
  const { accounts, method, params } = parameters
  const place = Object.hasOwn(places, method) ? places[method] : undefined
  if (place === undefined) return
  const signer: unknown = Array.isArray(params) ? params[place] : undefined
  if (findAccount(accounts, signer)) return
  throw new UnauthorizedProviderError(
    new Error('The signer is not a connected account.'),
  )
}

declare namespace assertSigner {
  type Parameters = {
    accounts: readonly Address[]
    method: string
    params: unknown
  }
}
