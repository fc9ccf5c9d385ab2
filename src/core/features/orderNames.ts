import { isTextList } from './isTextList.js'

/**
 * Sorts names by a preferred order: preferred names first, without duplicates,
 * then the others in their own order. Unknown names are dropped.
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
