import { InvalidParamsRpcError, UnsupportedProviderMethodError } from 'viem'

import { assertBlobData } from '../core/blob/assertBlobData.js'
import { getMethodPolicy, methodRefusedMessage } from './policy.js'
import { readSignedChainId } from './readSignedChainId.js'

/**
 * Refuses what must never be posted, nor answered: an unlisted method, and a
 * chain inside of the params that is not the chain of the request.
 *
 * @throws UnsupportedProviderMethodError 4200 'Action not allowed'
 * @throws InvalidParamsRpcError -32602 when the chains disagree, or signed
 * bytes cannot be decoded
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
      // Reads of capabilities and permissions exist on every kind of network.
      throw refuse(`${method} does not exist on ${namespace} networks`)
  if (namespace !== 'eip155') return
  if (!/^[0-9]{1,32}$/.test(reference))
    throw refuse('The chain id of the request is not a number')
  if (method === 'eth_sendTransaction') assertBlobs(params)
  const chainId = getInnerChainId(method, params)
  if (chainId === undefined) return
  if (toInteger(chainId) !== toInteger(reference))
    throw refuse(
      `The params are for chain ${String(chainId).slice(0, 32)}, the request is for chain ${reference}`,
    )
}

export declare namespace assertRpcRequest {
  type Parameters = {
    method: string
    params?: unknown
    caipNetworkId: string
  }
}

/** EIP-4844 blobs: never empty, and no longer than a transaction holds. */
function assertBlobs(params: unknown) {
  const blobs = getMember(
    Array.isArray(params) ? params[0] : undefined,
    'blobs',
  )
  for (const blob of Array.isArray(blobs) ? blobs : []) assertBlobData(blob)
}

function getInnerChainId(method: string, params: unknown): unknown {
  const list = Array.isArray(params) ? params : []
  if (method === 'eth_sendRawTransaction') return getSignedChainId(list[0])
  if (method === 'eth_signTypedData_v4') return getDomainChainId(list[1])
  if (method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
    return getMember(list[0], 'chainId')
  return undefined
}

function getSignedChainId(bytes: unknown): unknown {
  let chainId: bigint | undefined
  try {
    chainId = readSignedChainId(bytes)
  } catch (error) {
    throw refuse('The signed transaction cannot be decoded', error)
  }
  if (chainId === undefined)
    throw refuse('The signed transaction is not bound to a chain (EIP-155)')
  return chainId
}

function getDomainChainId(typedData: unknown): unknown {
  let data = typedData
  if (typeof typedData === 'string')
    try {
      data = JSON.parse(typedData)
    } catch (error) {
      throw refuse('The typed data is not JSON', error)
    }
  return getMember(getMember(data, 'domain'), 'chainId') ?? undefined
}

function getMember(value: unknown, key: string): unknown {
  return typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  return /^(0x[0-9a-f]{1,64}|[0-9]{1,78})$/i.test(value)
    ? BigInt(value)
    : undefined
}

function refuse(message: string, cause?: unknown) {
  return new InvalidParamsRpcError(new Error(message, { cause }))
}
