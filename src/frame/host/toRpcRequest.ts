import type { CaipNetworkId } from '../../core/ports.js'
import { assertRpcRequest } from '../protocol/assertRpcRequest.js'
import { getMethodPolicy, methodRefusedMessage } from '../protocol/policy.js'
import { getMethod } from './getMethod.js'
import { HostError } from './HostError.js'
import { parseMessage } from './parseMessage.js'
import type { HostRpcRequest } from './types.js'

const members: ReadonlySet<string> = new Set([
  'chainId',
  'chainNamespace',
  'method',
  'params',
  'rpcUrl',
])

/**
 * Checks an rpc request and fixes its network. The method is judged first:
 * nobody needs to know why its params are bad.
 *
 * @throws HostError 4200 for an unlisted method, -32602 for params that are
 * not of its form
 * @throws InvalidParamsRpcError -32602 when the chains disagree
 * @throws BundleTooLargeError 5740
 */
export function toRpcRequest(payload: unknown): Omit<HostRpcRequest, 'id'> {
  const method = getMethod(payload) ?? ''
  const policy = getMethodPolicy(method)
  if (policy === 'refused')
    throw new HostError({ message: methodRefusedMessage, code: 4200 })
  if (policy === 'approval') assertMembers(payload)
  const { chainId, params } = parseMessage('RPC_REQUEST', payload)
  // Apps of the older protocol send the bare number.
  const isCaip = typeof chainId === 'string' && chainId.includes(':')
  const caipNetworkId = (
    isCaip ? chainId : `eip155:${chainId}`
  ) as CaipNetworkId
  assertRpcRequest({ caipNetworkId, method, params })
  return { caipNetworkId, method, params }
}

/** What is to be signed must not have a part that nobody reads. */
function assertMembers(payload: unknown) {
  if (Object.keys(payload as object).every((key) => members.has(key))) return
  throw new HostError({ message: 'Unknown member', code: -32602 })
}
