import { getMember } from './getMember.js'

/** Maximum length of a cause chain, which may be circular. */
const MAX_LENGTH = 32

/**
 * Returns an error and its causes, outermost first.
 *
 * @param options.isDeep - each followed by what stands in the places where
 * wallets and their libraries nest the error of the user's response
 *
 * @example
 * getErrorChain(error).find((item) => item instanceof KitError)
 */
export function getErrorChain(
  error: unknown,
  options: { isDeep?: boolean | undefined } = {},
): readonly unknown[] {
  const chain: unknown[] = []
  let current = error
  while (current !== undefined && current !== null) {
    if (chain.length === MAX_LENGTH) break
    chain.push(current)
    current = getMember(current, 'cause')
  }
  if (!options.isDeep) return chain
  return chain.flatMap((item) => [
    item,
    getMember(getMember(item, 'data'), 'originalError'),
    getMember(getMember(item, 'info'), 'error'),
    getMember(item, 'error'),
  ])
}
