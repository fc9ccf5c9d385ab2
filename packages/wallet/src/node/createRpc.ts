import { HostError } from 'latchkey/frame'
import { isHex } from 'viem'
import type { FrameChain } from './loadConfig.js'

export type Rpc = (
  chain: Pick<FrameChain, 'rpcUrls'>,
  method: string,
  params?: unknown,
) => Promise<unknown>

const RPC_TIMEOUT_MS = 10_000
const MESSAGE_MAX_LENGTH = 200
/** Of EVM chains, and of Solana. */
const sendMethods = ['eth_sendRawTransaction', 'sendTransaction']
/** JSON-RPC: the same again gets the same answer. */
const METHOD_NOT_FOUND = -32601

/** The service gave no answer that could be read, so nothing is known. */
export class RpcUnreachableError extends HostError {
  override name = 'RpcUnreachableError'
  constructor() {
    super({
      message: 'The network cannot be reached',
      code: 'SERVICE_UNAVAILABLE',
    })
  }
}

/**
 * JSON-RPC over the frame's own list of nodes, in order: the next node is asked
 * only when one gives no readable answer. The app's node is never asked.
 *
 * A node that gives no answer to signed bytes may have passed them on, so the
 * refusal of the next one is no answer either.
 */
export function createRpc(
  parameters: { fetch?: typeof globalThis.fetch } = {},
): Rpc {
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters
  /** Methods that a node does not have, with its answer; kept for the page. */
  const missing = new Map<string, HostError>()
  let id = 0

  async function ask(url: string, method: string, params: unknown) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: ++id,
        method,
        params: params ?? [],
      }),
      credentials: 'omit',
      signal: AbortSignal.timeout(RPC_TIMEOUT_MS),
    })
    return toAnswer(await response.json())
  }

  return async (chain, method, params) => {
    let mayHaveLeft = false
    for (const url of chain.rpcUrls) {
      const key = `${method} ${url}`
      const known = missing.get(key)
      const answer = known
        ? { error: known }
        : await ask(url, method, params).catch(() => undefined)
      if (answer?.error?.code === METHOD_NOT_FOUND)
        missing.set(key, answer.error)
      // guard: unanswered-node
      if (answer?.error && mayHaveLeft && !isKnown(answer.error)) continue
      if (answer?.error) throw answer.error
      if (answer) return answer.result
      mayHaveLeft = sendMethods.includes(method)
    }
    throw new RpcUnreachableError()
  }
}

/** Whether a node says that it has the transaction already. */
function isKnown({ message }: HostError) {
  return /already (known|imported|(been )?processed)|known transaction/i.test(
    message,
  )
}

function toAnswer(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  if ('error' in body && body.error) return { error: toError(body.error) }
  return 'result' in body ? { result: body.result } : undefined
}

function toError(error: object) {
  const { code, data, message } = error as Record<string, unknown>
  return new HostError({
    message: String(message ?? 'The node refused').slice(0, MESSAGE_MAX_LENGTH),
    code: typeof code === 'number' ? code : -32603,
    data: isHex(data) ? data : undefined,
  })
}
