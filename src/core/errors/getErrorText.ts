import { getMember } from './getMember.js'

/**
 * What an unknown failure says of itself. Never throws.
 *
 * Of viem's errors it takes `details`, which is the node's own text: their
 * `message` holds the whole request.
 *
 * @returns `undefined` when it says nothing
 */
export function getErrorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined
  for (const key of ['details', 'shortMessage', 'message'] as const) {
    const text = getMember(error, key)
    if (typeof text === 'string' && text) return text
  }
  return undefined
}
