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
 * Validates an RPC request and fixes its network. The method is checked first:
 * the params of an unlisted method do not matter.
 *
 * @throws HostError 4200 for an unlisted method, -32602 for params of the
 * wrong form
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
  // Apps of the older protocol send the bare chain number.
  const isCaip = typeof chainId === 'string' && chainId.includes(':')
  const caipNetworkId = (
    isCaip ? chainId : `eip155:${chainId}`
  ) as CaipNetworkId
  assertRpcRequest({ caipNetworkId, method, params })
  return { caipNetworkId, method, params }
}

/** Rejects unknown members, so that nothing is signed that was not read. */
function assertMembers(payload: unknown) {
  if (Object.keys(payload as object).every((key) => members.has(key))) return
  throw new HostError({ message: 'Unknown member', code: -32602 })
}
