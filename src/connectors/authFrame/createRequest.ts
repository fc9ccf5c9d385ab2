import { type Chain, UnauthorizedProviderError } from 'viem'
import type { Frame } from '../../core/ports.js'
import { bindParams } from '../session/bindParams.js'
import { createRequestHandler } from '../session/createRequestHandler.js'
import { readChainId } from '../session/readChainId.js'
import { findLocalMethod, toKnownRequest } from './localMethods.js'
import type { FrameSession } from './toFrameSession.js'

/**
 * Handles the requests of the EIP-1193 provider.
 *
 * Accounts and chain come from the connection, and what needs no key is
 * answered in the page. Switches (EIP-3326, EIP-3085)
 * go to the frame, for chains of the wagmi config. Everything else goes to the
 * frame as well: safe methods run directly, unsafe methods wait for approval,
 * and unlisted methods are rejected before anything is posted.
 *
 * A request is bound to the chain that was current when it was made.
 */
export function createRequest(
  parameters: createRequest.Parameters,
): createRequest.ReturnType {
  const { disconnect, find, frame, getFirstChainId, onUnauthorized, peek } =
    parameters
  const { switchChain } = parameters

  async function forward(
    session: FrameSession,
    { method, params }: createRequestHandler.Request,
    options: createRequestHandler.Options,
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

  async function answer(
    session: FrameSession,
    request: createRequestHandler.Request,
    options: createRequestHandler.Options,
  ) {
    const { method, params } = request
    if (
      method !== 'wallet_switchEthereumChain' &&
      method !== 'wallet_addEthereumChain'
    )
      return forward(session, request, options)
    await switchChain(readChainId(params))
    return null
  }

  const handle = createRequestHandler({ answer, find, peek })

  return async (request, options = {}) => {
    if (typeof request?.method !== 'string') return handle(request, options)
    const known = toKnownRequest(request)
    const local = findLocalMethod(known)
    if (!local) return handle(known, options)
    return local({
      disconnect,
      find,
      firstChainId: getFirstChainId(),
      frame,
      params: known.params,
      // Read before any await: a later switch must not change the request.
      session: peek(),
    })
  }
}

export declare namespace createRequest {
  type Parameters = {
    /** Disconnects EVM, and tells wagmi. */
    disconnect(): Promise<void>
    find(): Promise<FrameSession>
    frame: Frame
    /** Returns the chain that pages see before they connect. */
    getFirstChainId(): number
    /**
     * Called when the frame rejects a request, possibly because the login
     * ended.
     */
    onUnauthorized(): void
    peek(): FrameSession | undefined
    switchChain(chainId: number): Promise<Chain>
  }
  type ReturnType = createRequestHandler.ReturnType
}
