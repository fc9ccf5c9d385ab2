import { getMember } from './getMember.js'

/** As far as a cause chain is followed; a chain can also be a circle. */
const MAX_LENGTH = 32

/**
 * An error and the causes beneath it, outermost first.
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
