import { getMember } from './getMember.js'

/** Maximum length of a cause chain, which may be circular. */
const MAX_LENGTH = 32

/**
 * Returns an error and its causes, outermost first.
 *
 * @example
 * getErrorChain(error).find((item) => item instanceof KitError)
 */
export function getErrorChain(error: unknown): readonly unknown[] {
  const chain: unknown[] = []
  let current = error
  while (current !== undefined && current !== null) {
    if (chain.length === MAX_LENGTH) break
    chain.push(current)
    current = getMember(current, 'cause')
  }
  return chain
}
