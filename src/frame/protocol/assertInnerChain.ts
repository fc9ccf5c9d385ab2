import { InvalidParamsRpcError } from 'viem'
import { readSignedChainId } from './readSignedChainId.js'

const typedDataMethods = [
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
]

/**
 * Rejects params whose chain is not the chain of the request.
 *
 * Standards: EIP-712 for typed data, EIP-155 for signed transactions.
 *
 * @param request.chainId - chain of the request, as a CAIP-2 reference
 * @throws InvalidParamsRpcError -32602 when the chains disagree, or signed
 * bytes cannot be decoded
 */
export function assertInnerChain(request: assertInnerChain.Parameters): void {
  const { method, params } = request
  const chainId = getInnerChainId(method, params)
  if (chainId === undefined) return
  if (toInteger(chainId) !== toInteger(request.chainId))
    throw refuse(
      `The params are for chain ${String(chainId).slice(0, 32)}, the request is for chain ${request.chainId}`,
    )
}

export declare namespace assertInnerChain {
  type Parameters = {
    method: string
    params?: unknown
    chainId: string | number
  }
}

function getInnerChainId(method: string, params: unknown): unknown {
  const list = Array.isArray(params) ? params : []
  if (method === 'eth_sendRawTransaction') return getSignedChainId(list[0])
  if (typedDataMethods.includes(method)) return getDomainChainId(list[1])
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
