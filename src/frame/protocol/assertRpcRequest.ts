import {
  BundleTooLargeError,
  InvalidParamsRpcError,
  UnsupportedProviderMethodError,
} from 'viem'

import { assertBlobData } from '../../core/blob/assertBlobData.js'
import { getMember } from '../../core/errors/getMember.js'
import { assertInnerChain } from './assertInnerChain.js'
import { CALLS_LIMIT, getMethodPolicy, methodRefusedMessage } from './policy.js'

/**
 * Rejects what must never be posted or answered: an unlisted method, or params
 * whose chain is not the chain of the request.
 *
 * @throws UnsupportedProviderMethodError 4200 'Action not allowed'
 * @throws InvalidParamsRpcError -32602 when the chains disagree, or signed
 * bytes cannot be decoded
 * @throws BundleTooLargeError 5740 for more than 50 calls (EIP-5792)
 */
export function assertRpcRequest(request: assertRpcRequest.Parameters): void {
  const { caipNetworkId, method, params } = request
  if (typeof method !== 'string' || getMethodPolicy(method) === 'refused')
    throw new UnsupportedProviderMethodError(new Error(methodRefusedMessage), {
      method: String(method).slice(0, 64),
    })
  const [namespace, reference, ...rest] = String(caipNetworkId).split(':')
  if (!namespace || !reference || rest.length > 0)
    throw refuse('The request has no CAIP-2 network id')
  if (method.startsWith('solana_') !== (namespace === 'solana'))
    if (!method.startsWith('wallet_'))
      // `wallet_` methods, such as capabilities, exist in every namespace.
      throw refuse(`${method} does not exist on ${namespace} networks`)
  if (namespace !== 'eip155') return
  if (!/^[0-9]{1,32}$/.test(reference))
    throw refuse('The chain id of the request is not a number')
  if (method === 'eth_sendTransaction') assertBlobs(params)
  if (method === 'wallet_sendCalls') assertCallCount(params)
  assertInnerChain({ method, params, chainId: reference })
}

export declare namespace assertRpcRequest {
  type Parameters = {
    method: string
    params?: unknown
    caipNetworkId: string
  }
}

/**
 * Checks EIP-4844 blobs: not empty, and no longer than a transaction allows.
 */
function assertBlobs(params: unknown) {
  const blobs = getMember(
    Array.isArray(params) ? params[0] : undefined,
    'blobs',
  )
  for (const blob of Array.isArray(blobs) ? blobs : []) assertBlobData(blob)
}

function assertCallCount(params: unknown) {
  const calls = getMember(
    Array.isArray(params) ? params[0] : undefined,
    'calls',
  )
  if (Array.isArray(calls) && calls.length > CALLS_LIMIT)
    throw new BundleTooLargeError(
      new Error(`At most ${CALLS_LIMIT} calls are taken at once`),
    )
}

function refuse(message: string) {
  return new InvalidParamsRpcError(new Error(message))
}
