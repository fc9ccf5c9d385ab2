import * as z from 'zod/mini'
import { ServiceError } from '../http/ServiceError.js'
import { isAllowedTrace } from './isAllowedTrace.js'
import { readAnswer } from './readAnswer.js'
import { rpcMethods } from './rpcMethods.js'
import { solanaMethods } from './solanaMethods.js'

/** Calls of one batch: as many as the kit sends. */
export const RPC_BATCH_MAX = 1_000
const UPSTREAM_TIMEOUT_MS = 10_000
/** Of a whole batch: a node that sends without end must not fill the memory. */
const ANSWER_MAX_BYTES = 20_000_000

const refusalsSchema = z
  .array(
    z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  )
  .check(z.minLength(1))

type RpcError = { code: number; message: string }
type RpcAnswer = { status: 200 | 400; body: unknown }
type RpcCall = { id: unknown; method: string; params?: unknown }
type Chain = { caipNetworkId: string; rpcUrl: string }

/**
 * Passes one JSON-RPC request, or a batch of at most 1000, to a chain of a
 * fixed table. Methods that are not allowed are answered here with -32601.
 *
 * @throws ServiceError 502 UPSTREAM_FAILED when there is no answer, or when the
 * provider does not serve the server. A JSON-RPC error would say that the node
 * has refused what it may have taken.
 */
export async function answerRpc(
  parameters: answerRpc.Parameters,
): Promise<RpcAnswer> {
  const { body, chain } = parameters
  if (!chain) return refuse(-32602, 'Unknown chainId')
  const parsed = parse(body)
  if (parsed === undefined) return refuse(-32700, 'Parse error')
  const batch = Array.isArray(parsed)
  const calls: unknown[] = batch ? parsed : [parsed]
  if (calls.length === 0 || calls.length > RPC_BATCH_MAX)
    return refuse(-32600, `A batch holds 1 to ${RPC_BATCH_MAX} requests`)
  // A notification, without an id, expects no answer; reads have no use for one.
  const isSolana = chain.caipNetworkId.startsWith('solana:')
  const { methods = isSolana ? solanaMethods : rpcMethods } = parameters
  const allowed = calls.filter((call) => isAllowed(call, methods))
  const answers = calls.flatMap((call) =>
    isAllowed(call, methods) ? [] : deny(call),
  )
  if (allowed.length > 0)
    answers.push(...(await forward(chain, batch ? allowed : allowed[0])))
  return { status: 200, body: batch ? answers : answers[0] }
}

export declare namespace answerRpc {
  type Parameters = {
    /** Text of the request, whatever its content type. */
    body: string
    chain: Chain | undefined
    /** Default: those of a node. */
    methods?: ReadonlySet<string> | undefined
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isCall(call: unknown): call is RpcCall {
  return (
    typeof call === 'object' &&
    call !== null &&
    'method' in call &&
    typeof call.method === 'string' &&
    'id' in call
  )
}

function isAllowed(
  call: unknown,
  methods: ReadonlySet<string>,
): call is RpcCall {
  if (!isCall(call) || !methods.has(call.method)) return false
  // guard: trace
  return call.method !== 'debug_traceCall' || isAllowedTrace(call.params)
}

function deny(call: unknown): unknown[] {
  if (!isCall(call))
    return [toError(null, { code: -32600, message: 'Invalid request' })]
  const message = `Method ${call.method.slice(0, 64)} is not allowed`
  return [toError(call.id ?? null, { code: -32601, message })]
}

function toError(id: unknown, error: RpcError) {
  return { jsonrpc: '2.0', id, error }
}

function refuse(code: number, message: string): RpcAnswer {
  return { status: 400, body: toError(null, { code, message }) }
}

/** One request goes as one: not every service takes batches. */
async function forward(
  { rpcUrl }: Chain,
  calls: RpcCall | readonly RpcCall[] | undefined,
) {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls),
      // Another host must not get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS),
    })
    // guard: provider-refusal
    // What a provider says besides its node may name the key.
    if (!response.ok && response.status !== 400)
      throw new Error(`HTTP ${response.status}`)
    // guard: answer-size
    const text = await readAnswer(response, ANSWER_MAX_BYTES)
    const body: unknown = JSON.parse(text ?? '')
    const answers: unknown[] = Array.isArray(body) ? body : [body]
    if (!response.ok && !refusalsSchema.safeParse(answers).success)
      throw new Error(`HTTP ${response.status}`)
    return answers
  } catch {
    throw new ServiceError(502, 'UPSTREAM_FAILED', 'The chain does not answer')
  }
}
