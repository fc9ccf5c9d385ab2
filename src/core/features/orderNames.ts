import { isTextList } from './isTextList.js'

/**
 * Puts names into an order that an app wishes: those it names first, each once,
 * the others after them as they were. Names that are none are left out.
 *
 * @example
 * orderNames(['send'], ['onramp', 'send']) // ['send', 'onramp']
 */
export function orderNames<name extends string>(
  wished: unknown,
  names: readonly name[],
): readonly name[] {
  if (!isTextList(wished)) return names
  const known = wished.filter((name): name is name =>
    (names as readonly string[]).includes(name),
  )
  return [...new Set([...known, ...names])]
}
