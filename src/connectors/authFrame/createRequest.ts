import {
  type Chain,
  InvalidRequestRpcError,
  MethodNotSupportedRpcError,
  numberToHex,
  ProviderDisconnectedError,
  UnauthorizedProviderError,
} from 'viem'
import type { Frame } from '../../core/ports.js'
import { bindParams } from '../session/bindParams.js'
import { readChainId } from '../session/readChainId.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import type { FrameSession } from './toFrameSession.js'

/**
 * Handles the requests of the EIP-1193 provider.
 *
 * Accounts and chain come from the connection. Switches (EIP-3326, EIP-3085)
 * go to the frame, for chains of the wagmi config. Everything else goes to the
 * frame as well: safe methods run directly, unsafe methods wait for approval,
 * and unlisted methods are rejected before anything is posted.
 *
 * A request is bound to the chain that was current when it was made.
 */
export function createRequest(
  parameters: createRequest.Parameters,
): createRequest.ReturnType {
  const { find, frame, onUnauthorized, peek, switchChain } = parameters

  async function getSession(method: string) {
    try {
      return await find()
    } catch (error) {
      if (!(error instanceof ConnectorNotConnectedError)) throw error
      if (method === 'eth_requestAccounts')
        throw new UnauthorizedProviderError(error)
      throw new ProviderDisconnectedError(error)
    }
  }

  async function forward(
    session: FrameSession,
    { method, params }: createRequest.Request,
    options: createRequest.Options,
  ) {
    const bound = bindParams({ method, params, session })
    const client = await frame.open()
    try {
      const answer = await client.request(
        { caipNetworkId: `eip155:${session.chainId}`, method, params: bound },
        options,
      )
      return method === 'wallet_getCapabilities' ? (answer ?? {}) : answer
    } catch (error) {
      if (error instanceof UnauthorizedProviderError) onUnauthorized()
      // EIP-5792: a wallet that cannot report capabilities has none.
      if (method === 'wallet_getCapabilities' && !options.signal?.aborted)
        return {}
      throw error
    }
  }

  return async (request, options = {}) => {
    const method = request?.method
    // Read before any await: a later switch must not change the request.
    const known = peek()
    if (typeof method !== 'string')
      throw new InvalidRequestRpcError(new Error('`method` is missing.'))
    if (method === 'eth_accounts') return known?.accounts.slice() ?? []
    // viem also tries this method after a failed send, and reports the first
    // failure only if this code is returned.
    if (method === 'wallet_sendTransaction')
      throw new MethodNotSupportedRpcError(new Error('Not supported.'), {
        method,
      })
    const session = known ?? (await getSession(method))
    if (method === 'eth_requestAccounts') return session.accounts.slice()
    if (method === 'eth_chainId') return numberToHex(session.chainId)
    if (
      method !== 'wallet_switchEthereumChain' &&
      method !== 'wallet_addEthereumChain'
    )
      return forward(session, request, options)
    await switchChain(readChainId(request.params))
    return null
  }
}

export declare namespace createRequest {
  type Request = { method: string; params?: unknown }
  type Options = { signal?: AbortSignal | undefined }
  type Parameters = {
    find(): Promise<FrameSession>
    frame: Frame
    /**
     * Called when the frame rejects a request, possibly because the login
     * ended.
     */
    onUnauthorized(): void
    peek(): FrameSession | undefined
    switchChain(chainId: number): Promise<Chain>
  }
  type ReturnType = (request: Request, options?: Options) => Promise<unknown>
}
