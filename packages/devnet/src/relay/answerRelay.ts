import * as z from 'zod/mini'
import type { RpcError } from '../createRpcError.js'
import type { Member } from './createMember.js'
import type { RelayMethods } from './createRelayMethods.js'
import { type RelayMethod, relayCalls } from './relayCalls.js'

const idSchema = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.int(),
])
const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: idSchema,
  method: z.string(),
  params: z.optional(z.unknown()),
})
const responseSchema = z.union([
  z.object({ id: idSchema, result: z.unknown() }),
  z.object({ id: idSchema, error: z.unknown() }),
])

/**
 * Answers one frame of a client, `undefined` when it is the acknowledgement of
 * a delivery. Whatever comes in, it never throws.
 */
export function answerRelay(
  text: string,
  { member, methods }: answerRelay.Parameters,
): answerRelay.ReturnType {
  const body = parse(text)
  if (body === undefined) return refuse(null, -32700, 'Parse error')
  const request = requestSchema.safeParse(body)
  if (!request.success) {
    const response = responseSchema.safeParse(body)
    if (!response.success) return refuse(null, -32600, 'Invalid request')
    member.acknowledge(response.data.id)
    return undefined
  }
  const { id, method, params } = request.data
  if (!isMethod(method)) return refuse(id, -32601, 'Method not found')
  const parsed = relayCalls[method].safeParse(params)
  if (!parsed.success) return refuse(id, -32602, nameIssue(parsed.error))
  try {
    const call = methods[method] as (
      client: Member,
      params: unknown,
    ) => RelayMethods.Answer
    const { deliver = [], result } = call(member, parsed.data)
    return { response: { id, jsonrpc: '2.0', result }, deliver }
  } catch (error) {
    const { rpc } = error as Partial<RpcError>
    if (!rpc) console.error(error)
    const { code = -32603, message = 'Internal error' } = rpc ?? {}
    return refuse(id, code, message)
  }
}

export declare namespace answerRelay {
  type Parameters = { member: Member; methods: RelayMethods }
  type ReturnType =
    | { response: Record<string, unknown>; deliver: readonly string[] }
    | undefined
}

const isMethod = (method: string): method is RelayMethod =>
  Object.hasOwn(relayCalls, method)

function refuse(id: string | number | null, code: number, message: string) {
  const response = { id, jsonrpc: '2.0', error: { code, message } }
  return { response, deliver: [] }
}

function nameIssue(error: { issues: readonly { path: PropertyKey[] }[] }) {
  const [issue] = error.issues
  const path = issue?.path.map(String).join('.')
  return path ? `Invalid params: ${path}` : 'Invalid params'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
