import { getMember } from './getMember.js'

/**
 * Returns the message of an unknown error. Never throws.
 *
 * For viem errors it returns `details`, the node's own text; their `message`
 * contains the whole request.
 *
 * @returns `undefined` when there is no message
 */
export function getErrorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined
  for (const key of ['details', 'shortMessage', 'message'] as const) {
    const text = getMember(error, key)
    if (typeof text === 'string' && text) return text
  }
  return undefined
}
