import {
  type Chain,
  type EIP1193Provider,
  InvalidRequestRpcError,
  MethodNotSupportedRpcError,
  numberToHex,
  ProviderDisconnectedError,
  UnauthorizedProviderError,
} from 'viem'
import type { Frame } from '../core/ports.js'
import { bindParams } from './authFrame/bindParams.js'
import type { createConnection } from './authFrame/createConnection.js'
import { findChain } from './authFrame/findChain.js'
import { readChainId } from './authFrame/readChainId.js'
import type { FrameSession } from './authFrame/toFrameSession.js'

/**
 * The EIP-1193 face of the embedded wallet.
 *
 * Accounts and chain are answered from the connection, switching (EIP-3326,
 * EIP-3085) goes to the frame for chains of the wagmi config, everything else
 * is the frame's: safe methods run directly, unsafe ones wait for approval,
 * unlisted ones are refused before anything is posted.
 *
 * A request belongs to the chain that was current when it was made.
 */
export function authFrameProvider(
  parameters: authFrameProvider.Parameters,
): authFrameProvider.ReturnType {
  const { chains, connection, frame } = parameters

  async function switchChain(params: unknown) {
    const chain = findChain(chains, readChainId(params))
    await connection.switchChain(chain.id)
    return null
  }

  async function forward(
    session: FrameSession,
    { method, params }: Request,
    options: RequestOptions,
  ) {
    const bound = bindParams({ method, params, session })
    const client = await frame.open()
    return client.request(
      { caipNetworkId: `eip155:${session.chainId}`, method, params: bound },
      options,
    )
  }

  async function request(request: Request, options: RequestOptions = {}) {
    const method = request?.method
    // Read before any await: a switch that comes later changes nothing.
    const known = connection.peek()
    if (typeof method !== 'string')
      throw new InvalidRequestRpcError(new Error('`method` is missing.'))
    if (method === 'eth_accounts') return known?.accounts.slice() ?? []
    // After a failed send viem tries this name too, and only this code makes
    // it show the first failure.
    if (method === 'wallet_sendTransaction')
      throw new MethodNotSupportedRpcError(new Error('Not supported.'), {
        method,
      })
    const session = known ?? (await connection.find())
    if (method === 'eth_requestAccounts') {
      if (session) return session.accounts.slice()
      throw new UnauthorizedProviderError(new Error('Log in first.'))
    }
    if (!session)
      throw new ProviderDisconnectedError(new Error('Not connected.'))
    if (method === 'eth_chainId') return numberToHex(session.chainId)
    if (
      method === 'wallet_switchEthereumChain' ||
      method === 'wallet_addEthereumChain'
    )
      return switchChain(request.params)
    return forward(session, request, options)
  }

  return {
    on: connection.events.on,
    removeListener: connection.events.removeListener,
    request: request as EIP1193Provider['request'],
  }
}

export declare namespace authFrameProvider {
  type Parameters = {
    chains: readonly Chain[]
    connection: createConnection.ReturnType
    frame: Frame
  }
  type ReturnType = EIP1193Provider
}

type Request = { method: string; params?: unknown }
type RequestOptions = { signal?: AbortSignal | undefined }
