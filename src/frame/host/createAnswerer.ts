import type { CaipNetworkId } from '../../core/ports.js'
import { assertRpcRequest } from '../assertRpcRequest.js'
import { getSchemaMessage } from '../getSchemaMessage.js'
import { getSchemaText } from '../getSchemaText.js'
import { HostError } from '../HostError.js'
import {
  getMethodPolicy,
  HOST_SEEN_IDS_LIMIT,
  isRepeatable,
} from '../policy.js'
import {
  appMarker,
  appTypes,
  type Envelope,
  frameMarker,
  type MessageName,
  messages,
  type Payload,
} from '../protocol.js'
import { toWireValue } from '../toWireValue.js'
import { assertPlainPayload } from './assertPlainPayload.js'
import { createAnswers } from './createAnswers.js'
import { createApprovalQueue } from './createApprovalQueue.js'
import { toWireError } from './toWireError.js'
import type {
  HostApprove,
  HostContext,
  HostHandlers,
  HostRpcRequest,
} from './types.js'

/**
 * Turns each request into exactly one answer: checked, run at most once, and
 * never a rejection.
 */
export function createAnswerer(
  parameters: createAnswerer.Parameters,
): createAnswerer.ReturnType {
  const { approve, handlers } = parameters
  const stopped = new AbortController()
  /** Approvals that are not given yet; an abort leaves reads running. */
  const abortable = new Map<string, AbortController>()
  const queue = createApprovalQueue()
  const answers = createAnswers<Promise<Envelope>>(HOST_SEEN_IDS_LIMIT)
  // Answers of reads can be large, and reading twice does no harm.
  const reads = createAnswers<Promise<Envelope>>(HOST_SEEN_READS_LIMIT)

  async function run(
    name: MessageName,
    { id = '', payload }: Envelope,
    origin: string,
  ) {
    assertPlainPayload(payload, { allowHex: name === 'RPC_REQUEST' })
    if (name === 'RPC_REQUEST') return runRpc(id, payload, origin)
    const checked = parse(name, payload)
    if (name === 'RPC_ABORT') {
      abort((checked as Payload<'RPC_ABORT'>)?.id)
      return undefined
    }
    const handler = handlers[name as keyof HostHandlers] as Handler | undefined
    if (!handler) throw unsupported(name)
    const context = { origin, signal: stopped.signal }
    const result = await handler(checked, context)
    const reply = messages[name].reply.safeParse(result)
    if (reply.success) return reply.data
    throw new HostError({ message: 'Internal error', code: -32603 })
  }

  async function runRpc(id: string, payload: unknown, origin: string) {
    const request = { id, ...toRpcRequest(payload) }
    if (getMethodPolicy(request.method) === 'approval') {
      const controller = new AbortController()
      const signal = AbortSignal.any([controller.signal, stopped.signal])
      abortable.set(id, controller)
      try {
        await queue(
          (getWaiting) =>
            approve({ ...request, origin }, { signal, waiting: getWaiting }),
          signal,
        )
      } finally {
        // Too late to abort: it may be on its way to the network.
        abortable.delete(id)
      }
    }
    return runHandler(request, { origin, signal: stopped.signal })
  }

  async function runHandler(request: HostRpcRequest, context: HostContext) {
    if (!handlers.RPC_REQUEST) throw unsupported('RPC_REQUEST')
    return toWireValue(await handlers.RPC_REQUEST(request, context))
  }

  function abort(id: string | undefined) {
    for (const [key, controller] of [...abortable])
      if (id === undefined || id === key) controller.abort()
  }

  async function toEnvelope(
    name: MessageName,
    envelope: Envelope,
    origin: string,
  ): Promise<Envelope> {
    const { id } = envelope
    try {
      const payload = await run(name, envelope, origin)
      const type = `${frameMarker}${name}_SUCCESS`
      return payload === undefined ? { type, id } : { type, id, payload }
    } catch (error) {
      const payload = toWireError(error)
      return { type: `${frameMarker}${name}_ERROR`, id, payload }
    }
  }

  return {
    async answer(envelope, origin) {
      const { id = '', payload, type } = envelope
      const name = appTypes.get(type)
      if (!name) return answerUnknown(envelope)
      const known = answers.get(id) ?? reads.get(id)
      if (known) return known
      const answer = toEnvelope(name, envelope, origin)
      const isRead = isRepeatable(name, getMethod(payload))
      const book = isRead ? reads : answers
      book.set(id, answer)
      return answer
    },
    stop: () => stopped.abort(),
  }
}

const HOST_SEEN_READS_LIMIT = 100

type Handler = (payload: unknown, context: HostContext) => unknown

function parse(name: MessageName, payload: unknown): unknown {
  const result = messages[name].payload.safeParse(payload, {
    error: getSchemaMessage,
  })
  if (result.success) return result.data
  const message = getSchemaText(result.error)
  throw name === 'CONNECT_EMAIL' || name === 'UPDATE_EMAIL'
    ? new HostError({ message: 'Invalid email', code: 'INVALID_EMAIL' })
    : new HostError({ message, code: -32602 })
}

/** The method is judged first: nobody needs to know why its params are bad. */
function toRpcRequest(payload: unknown): Omit<HostRpcRequest, 'id'> {
  const method = getMethod(payload) ?? ''
  if (getMethodPolicy(method) === 'refused') throw unsupported('RPC_REQUEST')
  const { chainId, params } = parse(
    'RPC_REQUEST',
    payload,
  ) as Payload<'RPC_REQUEST'>
  // Apps of the older protocol send the bare number.
  const isCaip = typeof chainId === 'string' && chainId.includes(':')
  const caipNetworkId = (
    isCaip ? chainId : `eip155:${chainId}`
  ) as CaipNetworkId
  assertRpcRequest({ caipNetworkId, method, params })
  return { caipNetworkId, method, params }
}

function getMethod(payload: unknown): string | undefined {
  const { method } = (payload ?? {}) as { method?: unknown }
  return typeof method === 'string' ? method : undefined
}

function unsupported(name: MessageName) {
  return new HostError({
    message: name === 'RPC_REQUEST' ? 'Action not allowed' : 'Not supported',
    code: 4200,
  })
}

/** A newer app may know messages that this frame does not. */
function answerUnknown({ id, type }: Envelope): Envelope | undefined {
  const name = type.startsWith(appMarker) ? type.slice(appMarker.length) : ''
  if (!/^[A-Z][A-Z_]{0,63}$/.test(name)) return undefined
  const payload = { message: 'Not supported', code: 4200 }
  return { type: `${frameMarker}${name}_ERROR`, id, payload }
}

export declare namespace createAnswerer {
  type Parameters = { approve: HostApprove; handlers: HostHandlers }

  type ReturnType = {
    /** Resolves with the answer; `undefined` for what is no request. */
    answer(envelope: Envelope, origin: string): Promise<Envelope | undefined>
    stop(): void
  }
}
