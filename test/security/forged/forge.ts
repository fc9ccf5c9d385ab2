import { frameMarker, frameTypes } from 'latchkey/frame'
import { replies, user } from '../../setup/frame/replies.js'

export type Forged = {
  forged: true
  type: string
  id?: string
  payload?: unknown
}

/** Returns a payload that the schema of the type accepts. */
export function toPayload(type: string) {
  const inbound = frameTypes.get(type)
  if (inbound?.kind === 'success') return replies[inbound.name]
  if (inbound?.kind === 'error') return { message: 'forged', code: 4001 }
  return inbound?.name === 'READY' ? { version: '4' } : { token: 'forged' }
}

/**
 * Returns every message a frame can send, for each of the IDs, with a payload
 * that would be accepted. Events are included with and without an ID.
 */
export function forge(ids: readonly string[]): Forged[] {
  return [...frameTypes.keys()].flatMap((type) => {
    const payload = toPayload(type)
    const message = { forged: true as const, type, payload }
    return frameTypes.get(type)?.kind === 'event'
      ? [message, ...ids.map((id) => ({ ...message, id }))]
      : ids.map((id) => ({ ...message, id }))
  })
}

/**
 * Returns the types whose forged payload the schema rejects; expected empty.
 */
export function findUselessForgeries(): string[] {
  return [...frameTypes].flatMap(([type, { schema }]) =>
    schema.safeParse(toPayload(type)).success ? [] : [type],
  )
}

/** Returns values that look like messages but are not. */
export function makeJunk(ids: readonly string[]): unknown[] {
  const [id = ''] = ids
  const type = `${frameMarker}GET_USER_SUCCESS`
  return [
    'text',
    0,
    null,
    [],
    { type: 1 },
    { type: `evil${type}`, id, payload: user },
    { type: `${type}_SUCCESS`, id, payload: user },
    { type: type.toLowerCase(), id, payload: user },
    { type, id: [id], payload: user },
    { type, payload: user },
    { type: `${frameMarker}__proto__`, id },
    { type: `${frameMarker}READY_SUCCESS`, id },
    { type: 'x'.repeat(10_000), id },
  ]
}
