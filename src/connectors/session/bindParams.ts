import {
  type Address,
  ChainDisconnectedError,
  InvalidParamsRpcError,
  UnauthorizedProviderError,
} from 'viem'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { findAccount } from './findAccount.js'

const methods = ['eth_sendTransaction', 'wallet_sendCalls']

/**
 * Binds a transaction or calls to an account and the chain of the session.
 *
 * @returns the parameters with `from` filled in, by default the first account;
 * parameters of methods that send nothing are returned as they are
 * @throws UnauthorizedProviderError 4100 when `from` is not a connected
 * account
 * @throws ChainDisconnectedError 4901 when `chainId` is another chain
 */
export function bindParams(parameters: bindParams.Parameters): unknown {
  const { method, params, session } = parameters
  if (!methods.includes(method)) return params
  const call: unknown = Array.isArray(params) ? params[0] : undefined
  if (!Array.isArray(params) || typeof call !== 'object' || call === null)
    throw new InvalidParamsRpcError(new Error('Expected an array of one call.'))

  const { chainId, from } = call as { chainId?: unknown; from?: unknown }
  const account = from
    ? findAccount(session.accounts, from)
    : session.accounts[0]
  if (!account)
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
    session: { accounts: readonly Address[]; chainId: number }
  }
}

function read(chainId: unknown) {
  try {
    return toEvmChainId(chainId as number | string)
  } catch (cause) {
    throw new InvalidParamsRpcError(new Error('Invalid `chainId`.', { cause }))
  }
}
