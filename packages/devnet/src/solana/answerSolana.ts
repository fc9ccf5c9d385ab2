import type { RpcError } from '../createRpcError.js'
import { accountMethods } from './methods/accountMethods.js'
import { chainMethods } from './methods/chainMethods.js'
import { historyMethods } from './methods/historyMethods.js'
import { sendMethods } from './methods/sendMethods.js'
import { tokenMethods } from './methods/tokenMethods.js'
import type { SolanaContext, SolanaMethods } from './solanaContext.js'

const methods: SolanaMethods = {
  ...accountMethods,
  ...chainMethods,
  ...historyMethods,
  ...sendMethods,
  ...tokenMethods,
}

/** Answers one JSON-RPC request; a batch is several of them. */
export function answerSolana(call: unknown, context: SolanaContext): unknown {
  const { id = null, method, params = [] } = toCall(call)
  const answer = (rest: object) => ({ jsonrpc: '2.0', ...rest, id })
  if (typeof method !== 'string')
    return answer({ error: { code: -32600, message: 'Invalid request' } })
  if (!Object.hasOwn(methods, method))
    return answer({ error: { code: -32601, message: 'Method not found' } })
  if (!Array.isArray(params))
    return answer({ error: { code: -32602, message: 'Invalid params' } })
  try {
    return answer({ result: methods[method]?.(params, context) })
  } catch (error) {
    const { rpc } = error as Partial<RpcError>
    if (!rpc) console.error(error)
    const internal = { code: -32603, message: 'Internal error' }
    return answer({ error: rpc ?? internal })
  }
}

function toCall(call: unknown): Record<string, unknown> {
  const isObject = typeof call === 'object' && call !== null
  return isObject ? (call as Record<string, unknown>) : {}
}
