import type { Envelope } from '../protocol/protocol.js'

/**
 * Reads the three members of a message, each once, into a new object. Returns
 * `undefined` for anything else; never throws, whatever was posted.
 */
export function readEnvelope(data: unknown): Envelope | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  try {
    const { id, payload, type } = data as Record<string, unknown>
    if (typeof type !== 'string') return undefined
    if (id !== undefined && typeof id !== 'string') return undefined
    return { type, payload, id }
  } catch {
    return undefined
  }
}
