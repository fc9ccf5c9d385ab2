import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/**
 * Returns an error, its causes, and the errors that wallets and their
 * libraries nest in each of them, outermost first. A wallet's error that
 * arrives as JSON text is read.
 */
export function listErrors(error: unknown): readonly unknown[] {
  return getErrorChain(error).flatMap((item) => [
    item,
    getMember(getMember(item, 'data'), 'originalError'),
    getMember(getMember(item, 'info'), 'error'),
    getMember(item, 'error'),
    parse(item),
  ])
}

/** Extensions pass messages as JSON, and some never parse the error. */
function parse(item: unknown): unknown {
  const text = typeof item === 'string' ? item : getMember(item, 'message')
  if (typeof text !== 'string' || !/^\{.{1,10000}\}$/s.test(text)) return
  try {
    const value: unknown = JSON.parse(text)
    return getMember(value, 'error') ?? value
  } catch {
    return undefined
  }
}
