import {
  ChainDisconnectedError,
  InvalidParamsRpcError,
  UnauthorizedProviderError,
} from 'viem'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { FrameSession } from './toFrameSession.js'

/**
 * Ties what is to be sent to the account and chain of the connection.
 *
 * @returns the parameters with `from` filled in; those of methods that send
 * nothing are returned as they are
 * @throws UnauthorizedProviderError 4100 when `from` is another account
 * @throws ChainDisconnectedError 4901 when it was made for another chain
 */
export function bindParams(parameters: bindParams.Parameters): unknown {
  const { method, params, session } = parameters
  if (method !== 'eth_sendTransaction' && method !== 'wallet_sendCalls')
    return params
  const call: unknown = Array.isArray(params) ? params[0] : undefined
  if (!Array.isArray(params) || typeof call !== 'object' || call === null)
    throw new InvalidParamsRpcError(new Error('Expected an array of one call.'))

  const { chainId, from } = call as { chainId?: unknown; from?: unknown }
  const [account] = session.accounts
  if (from && String(from).toLowerCase() !== account.toLowerCase())
    throw new UnauthorizedProviderError(
      new Error('`from` is not the connected account.'),
    )
  if (chainId && read(chainId) !== session.chainId)
    throw new ChainDisconnectedError(
      new Error(`The wallet is on chain ${session.chainId}.`),
    )
  return [{ ...call, from: account }, ...params.slice(1)]
}

export declare namespace bindParams {
  type Parameters = {
    method: string
    params: unknown
    session: FrameSession
  }
}

function read(chainId: unknown) {
  try {
    return toEvmChainId(chainId as number | string)
  } catch (cause) {
    throw new InvalidParamsRpcError(new Error('Invalid `chainId`.', { cause }))
  }
}
