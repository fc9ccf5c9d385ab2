import { FrameNotSetError } from '../../core/errors/frame.js'
import type { Logger } from '../../core/logger.js'
import { getSchemaMessage } from '../protocol/getSchemaMessage.js'
import { getSchemaText } from '../protocol/getSchemaText.js'
import type { WireError } from '../protocol/payloads.js'
import {
  appMarker,
  type Envelope,
  type EventName,
  frameTypes,
  type MessageName,
} from '../protocol/protocol.js'
import { readEnvelope } from './readEnvelope.js'

/** Answer of the frame to one request. */
export type FrameReply =
  | { kind: 'success'; payload: unknown }
  | { kind: 'error'; error: WireError }
  /** The right type and id, but a payload that fails its schema. */
  | { kind: 'malformed'; details: string }

/** The part of a `MessageEvent` that is read. */
export type MessageEventLike = {
  isTrusted: boolean
  source: unknown
  origin: string
  data: unknown
}

/**
 * Exchanges messages with the frame: one listener, one Map of open requests. A
 * message counts only if it is trusted by the browser and comes from the
 * frame's own window and origin. These are checked before its data is read.
 *
 * @param parameters.origin - The frame's origin; nothing is posted elsewhere.
 * @param parameters.getTarget - Returns the frame's window, if there is one.
 * @param parameters.onEvent - Called for unsolicited messages of the frame.
 */
export function createMessenger(
  parameters: createMessenger.Parameters,
): createMessenger.ReturnType {
  const { getTarget, logger, onEvent, origin, window } = parameters
  const pending = new Map<string, createMessenger.Request>()

  function handle(event: MessageEventLike) {
    const frame = getTarget()
    if (!event.isTrusted) return // guard: trusted
    if (!frame || event.source !== frame) return // guard: source
    if (event.origin !== origin) return // guard: origin
    const envelope = readEnvelope(event.data)
    const inbound = envelope && frameTypes.get(envelope.type)
    if (!envelope || !inbound) return
    if (inbound.kind !== 'event') return answer(envelope, inbound)
    const result = inbound.schema.safeParse(envelope.payload)
    if (result.success) onEvent(inbound.name, result.data)
    else logger.warn('frame: malformed event', inbound.name)
  }

  function answer({ id, payload }: Envelope, { kind, name, schema }: Answer) {
    const request = id === undefined ? undefined : pending.get(id)
    if (!request || request.name !== name) {
      logger.debug('frame: answer without a request', name, kind)
      return
    }
    pending.delete(request.id)
    const result = schema.safeParse(payload, { error: getSchemaMessage })
    if (!result.success) logger.warn('frame: malformed answer', name, kind)
    request.onReply(
      !result.success
        ? { kind: 'malformed', details: getSchemaText(result.error) }
        : kind === 'error'
          ? { kind, error: result.data as WireError }
          : { kind, payload: result.data },
    )
  }

  window.addEventListener('message', handle)

  return {
    send(request) {
      const frame = getTarget()
      if (!frame) throw new FrameNotSetError()
      const { id, name, payload } = request
      const envelope: Envelope = { type: `${appMarker}${name}`, id }
      if (payload !== undefined) envelope.payload = payload
      frame.postMessage(envelope, origin)
      pending.set(id, request)
    },
    forget: (id) => pending.delete(id),
    handle,
    stop() {
      window.removeEventListener('message', handle)
      pending.clear()
    },
  }
}

type Answer = {
  kind: 'success' | 'error'
  name: MessageName
  schema: Extract<
    ReturnType<(typeof frameTypes)['get']>,
    { kind: 'success' | 'error' }
  >['schema']
}

export declare namespace createMessenger {
  type Request = {
    id: string
    name: MessageName
    payload: unknown
    onReply(reply: FrameReply): void
  }

  type Parameters = {
    window: {
      addEventListener(type: 'message', handle: Handle): void
      removeEventListener(type: 'message', handle: Handle): void
    }
    origin: string
    getTarget():
      | { postMessage(message: unknown, targetOrigin: string): void }
      | null
      | undefined
    onEvent(name: EventName, payload: unknown): void
    logger: Pick<Logger, 'debug' | 'warn'>
  }

  type Handle = (event: MessageEventLike) => void

  type ReturnType = {
    /**
     * Posts a request and keeps it until an answer of its type and id arrives.
     * @throws FrameNotSetError 'iframe is not set'
     * @throws DOMException when the payload cannot be cloned
     */
    send(request: Request): void
    forget(id: string): void
    handle: Handle
    stop(): void
  }
}
