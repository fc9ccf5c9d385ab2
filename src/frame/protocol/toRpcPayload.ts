import { InvalidParamsRpcError } from 'viem'

import type { CaipNetworkId } from '../../core/ports.js'
import { assertRpcRequest } from './assertRpcRequest.js'
import type { Payload } from './protocol.js'
import { rpcMethods } from './rpcMethods.js'
import { toWireValue } from './toWireValue.js'

/**
 * Validates an RPC request and copies it for posting. Its network is fixed
 * here; later switches do not change it.
 *
 * @throws UnsupportedProviderMethodError 4200 'Action not allowed'
 * @throws InvalidParamsRpcError -32602
 */
export function toRpcPayload({
  caipNetworkId,
  method,
  params,
}: toRpcPayload.Parameters): toRpcPayload.ReturnType {
  const copy = toParams(params)
  assertRpcRequest({ caipNetworkId, method, params: copy })
  const [namespace] = caipNetworkId.split(':')
  // On the wire it is a list, also when the app gives none.
  const isMissing = copy === undefined
  const form = rpcMethods.get(method)?.[1]
  return {
    method,
    params: isMissing && form === 'optionalList' ? [] : copy,
    chainId: caipNetworkId,
    chainNamespace: namespace as toRpcPayload.ReturnType['chainNamespace'],
  }
}

function toParams(params: unknown) {
  try {
    return toWireValue(params)
  } catch (error) {
    throw new InvalidParamsRpcError(
      new Error('The params cannot be posted', { cause: error }),
    )
  }
}

export declare namespace toRpcPayload {
  type Parameters = {
    method: string
    params?: unknown
    caipNetworkId: CaipNetworkId
  }
  type ReturnType = Payload<'RPC_REQUEST'>
}
