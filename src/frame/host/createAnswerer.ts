import {
  getMethodPolicy,
  HOST_MESSAGES_BURST,
  HOST_MESSAGES_PER_SECOND,
  HOST_SEEN_IDS_LIMIT,
  isRepeatable,
  isShown,
  methodRefusedMessage,
} from '../protocol/policy.js'
import {
  appMarker,
  appTypes,
  type Envelope,
  frameMarker,
  type MessageName,
  messages,
  type Payload,
} from '../protocol/protocol.js'
import { toWireValue } from '../protocol/toWireValue.js'
import { assertPlainPayload } from './assertPlainPayload.js'
import { createAnswers } from './createAnswers.js'
import { createApprovalQueue } from './createApprovalQueue.js'
import { createRejections } from './createRejections.js'
import { createTokenBucket } from './createTokenBucket.js'
import { getMethod } from './getMethod.js'
import { HostError } from './HostError.js'
import { parseMessage } from './parseMessage.js'
import { toRpcRequest } from './toRpcRequest.js'
import { toWireError } from './toWireError.js'
import type {
  HostApprovalRequest,
  HostApprove,
  HostContext,
  HostHandlers,
  HostLimits,
  HostRpcRequest,
} from './types.js'

/**
 * Answers each request exactly once: validates it, runs it at most once, and
 * never rejects.
 */
export function createAnswerer(
  parameters: createAnswerer.Parameters,
): createAnswerer.ReturnType {
  const { approve, handlers, limits = {}, needsWindow } = parameters
  const takeTurn = createTokenBucket({
    burst: limits.burst ?? HOST_MESSAGES_BURST,
    perSecond: limits.messagesPerSecond ?? HOST_MESSAGES_PER_SECOND,
  })
  const stopped = new AbortController()
  /** Approvals that are still pending; an abort leaves reads running. */
  const abortable = new Map<string, AbortController>()
  const queue = createApprovalQueue()
  const rejections = createRejections()
  const approved = new Set<string>()
  const answers = createAnswers<Promise<Envelope>>(HOST_SEEN_IDS_LIMIT)
  // Kept apart: answers of reads can be large, and reading twice is harmless.
  const reads = createAnswers<Promise<Envelope>>(HOST_SEEN_READS_LIMIT)

  async function run(
    name: MessageName,
    { id = '', payload }: Envelope,
    origin: string,
  ) {
    const method = name === 'RPC_REQUEST' ? getMethod(payload) : undefined
    assertPlainPayload(payload, { method })
    if (name === 'RPC_REQUEST') return runRpc(id, payload, origin)
    const checked = parseMessage(name, payload)
    if (name === 'PING') return undefined
    if (name === 'RPC_ABORT') {
      abort((checked as Payload<'RPC_ABORT'>)?.id)
      return undefined
    }
    const handler = handlers[name as keyof HostHandlers] as Handler | undefined
    if (!handler) throw unsupported(name)
    const context = { origin, signal: stopped.signal }
    const result = isShown(name)
      ? await show(id, async (signal) => handler(checked, { origin, signal }))
      : await handler(checked, context)
    const reply = messages[name].reply.safeParse(result)
    if (reply.success) return reply.data
    throw new HostError({ message: 'Internal error', code: -32603 })
  }

  async function runRpc(id: string, payload: unknown, origin: string) {
    const request = { id, ...toRpcRequest(payload) }
    if (getMethodPolicy(request.method) === 'approval') {
      await show(id, (signal, waiting) =>
        ask({ ...request, origin }, { signal, waiting }),
      )
      approved.add(id)
    } else if (isShown('RPC_REQUEST', request.method))
      return show(id, async (signal) =>
        runHandler(request, { origin, signal }),
      ).catch((error: unknown) => {
        // Nothing is rejected when the app closes a card that only informs.
        if (toWireError(error).code === 4001) return undefined
        throw error
      })
    return runHandler(request, { origin, signal: stopped.signal })
  }

  /** Runs work that shows a card: one at a time, until the app aborts it. */
  async function show<result>(
    id: string,
    work: (signal: AbortSignal, waiting: () => number) => Promise<result>,
  ) {
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, stopped.signal])
    abortable.set(id, controller)
    try {
      let result: result | undefined
      await queue(async (waiting) => {
        result = await work(signal, waiting)
      }, signal)
      return result
    } finally {
      // Too late to abort: it may be on its way to the network.
      abortable.delete(id)
    }
  }

  async function ask(request: HostApprovalRequest, context: AskContext) {
    const needsGesture = rejections.isFull()
    try {
      await approve(request, { ...context, needsGesture, needsWindow })
      rejections.clear()
    } catch (error) {
      // If the app aborts its own request, the user has not rejected it.
      if (!context.signal.aborted && toWireError(error).code === 4001)
        rejections.add()
      throw error
    }
  }

  async function runHandler(request: HostRpcRequest, context: HostContext) {
    if (!handlers.RPC_REQUEST) throw unsupported('RPC_REQUEST')
    return toWireValue(await handlers.RPC_REQUEST(request, context))
  }

  function abort(id: string | undefined) {
    for (const [key, controller] of [...abortable])
      if (id === undefined || id === key) controller.abort()
  }

  return {
    async answer(envelope, origin) {
      const { id = '', payload, type } = envelope
      const name = appTypes.get(type)
      const unknown = name ? undefined : answerUnknown(envelope)
      if (!name && !unknown) return undefined // Junk does not use the limit.
      const known = answers.get(id) ?? reads.get(id)
      // An error would be taken for the known or pending answer.
      const refuse = () => name && !known && toEnvelope(name, id, tooFast)
      if (!takeTurn()) return refuse() || undefined // guard: rate
      if (!name) return unknown
      if (known) return known // guard: repeat
      const answer = toEnvelope(name, id, () => run(name, envelope, origin))
      const method = name === 'RPC_REQUEST' ? getMethod(payload) : undefined
      if (method !== undefined && getMethodPolicy(method) === 'approval') {
        answers.pin(id, answer)
        // Signed requests are never forgotten; others may be.
        answer.then(() => approved.has(id) || answers.unpin(id))
      } else if (isRepeatable(name, method)) reads.set(id, answer)
      else answers.set(id, answer)
      return answer
    },
    stop: () => stopped.abort(),
  }
}

const HOST_SEEN_READS_LIMIT = 100

type Handler = (payload: unknown, context: HostContext) => unknown

type AskContext = Pick<Parameters<HostApprove>[1], 'signal' | 'waiting'>

async function toEnvelope(
  name: MessageName,
  id: string,
  run: () => Promise<unknown>,
): Promise<Envelope> {
  try {
    const payload = await run()
    const type = `${frameMarker}${name}_SUCCESS`
    return payload === undefined ? { type, id } : { type, id, payload }
  } catch (error) {
    const payload = toWireError(error)
    return { type: `${frameMarker}${name}_ERROR`, id, payload }
  }
}

async function tooFast() {
  throw new HostError({ message: 'Too many messages', code: -32005 })
}

function unsupported(name: MessageName) {
  return new HostError({
    message: name === 'RPC_REQUEST' ? methodRefusedMessage : 'Not supported',
    code: 4200,
  })
}

/** Answers messages of a newer app that this frame does not know. */
function answerUnknown({ id, type }: Envelope): Envelope | undefined {
  const name = type.startsWith(appMarker) ? type.slice(appMarker.length) : ''
  if (!/^[A-Z][A-Z_]{0,63}$/.test(name)) return undefined
  const payload = { message: 'Not supported', code: 4200 }
  return { type: `${frameMarker}${name}_ERROR`, id, payload }
}

export declare namespace createAnswerer {
  type Parameters = {
    approve: HostApprove
    handlers: HostHandlers
    limits?: HostLimits | undefined
    /** Passed to `approve` with every request. */
    needsWindow: boolean
  }

  type ReturnType = {
    /** Resolves with the answer; `undefined` if it is not a request. */
    answer(envelope: Envelope, origin: string): Promise<Envelope | undefined>
    stop(): void
  }
}
