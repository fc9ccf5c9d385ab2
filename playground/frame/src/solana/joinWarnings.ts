/**
 * The warnings of a list's items, each said once, with the items it is about.
 *
 * @example
 * joinWarnings('Part', [['No.'], [], ['No.']]) // ['Parts 1 and 3: No.']
 */
export function joinWarnings(
  noun: string,
  items: readonly (readonly string[])[],
): readonly string[] {
  const places = new Map<string, Set<number>>()
  for (const [index, warnings] of items.entries())
    for (const warning of warnings)
      places.set(warning, (places.get(warning) ?? new Set()).add(index + 1))
  return Array.from(places, ([warning, numbers]) => {
    const list = [...numbers]
    const last = list.pop()
    const where =
      list.length > 0
        ? `${noun}s ${list.join(', ')} and ${last}`
        : `${noun} ${last}`
    return `${where}: ${warning}`
  })
}
