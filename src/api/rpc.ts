import * as z from 'zod/mini'
import { ApiError, ApiResponseError } from '../core/errors/api.js'
import type { Http } from './createHttp.js'

const schema = z.looseObject({
  id: z.union([z.number(), z.string(), z.null()]),
  result: z.optional(z.unknown()),
  error: z.nullish(z.looseObject({ code: z.number(), message: z.string() })),
})

/**
 * Sends a JSON-RPC 2.0 request through the API. The content type is
 * `text/plain` to avoid a CORS preflight.
 *
 * @throws ApiError 'RPC request failed' when the node returns an error
 */
export async function rpc(
  context: { host: string; http: Http },
  parameters: rpc.Parameters,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const { caipNetworkId, method, params = [] } = parameters
  const { signal } = options
  const id = 1
  const answer = await context.http.post({
    host: context.host,
    path: 'v1/',
    query: { chainId: caipNetworkId },
    body: { jsonrpc: '2.0', id, method, params },
    contentType: 'text/plain',
    // Methods not known to be reads may move money or change state: send once.
    isRead: reads.test(method),
    signal,
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ApiResponseError({ cause: parsed.error })
  const { data } = parsed
  if (data.error) {
    const { code, message } = data.error
    const cause = Object.assign(new Error(message), data.error)
    const details = `${code}: ${message}`
    throw new ApiError('RPC request failed', {
      code: 'RPC_REQUEST_FAILED',
      cause,
      details,
    })
  }
  if (String(data.id) !== String(id) || !('result' in data))
    throw new ApiResponseError({ details: 'Not the answer to this request' })
  return data.result
}

/** Read-only methods of Ethereum and Solana. */
const reads =
  /^(?:eth_(?:blockNumber|blobBaseFee|call|chainId|createAccessList|estimateGas|feeHistory|gasPrice|maxPriorityFeePerGas|get(?!Filter)[A-Z]\w*|simulateV1|syncing)|net_\w+|web3_\w+|get[A-Z]\w*|isBlockhashValid|minimumLedgerSlot|simulateTransaction|simulateBundle)$/

export declare namespace rpc {
  type Parameters = {
    /** CAIP-2 ID of the network. */
    caipNetworkId: string
    method: string
    params?: unknown
  }
  type ErrorType = ApiError
}
