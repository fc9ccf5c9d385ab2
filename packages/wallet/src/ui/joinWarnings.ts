import type { Strings } from './language/translations/english.js'

/**
 * The warnings of a list's items, each said once, with the items it is about.
 *
 * @example
 * joinWarnings(english, 'part', [['No.'], [], ['No.']]) // ['Parts 1, 3: No.']
 */
export function joinWarnings(
  { labels }: Strings,
  kind: 'call' | 'part' | 'transaction',
  items: readonly (readonly string[])[],
): readonly string[] {
  const places = new Map<string, Set<number>>()
  for (const [index, warnings] of items.entries())
    for (const warning of warnings)
      places.set(warning, (places.get(warning) ?? new Set()).add(index + 1))
  return Array.from(
    places,
    ([warning, numbers]) =>
      `${labels[kind]([...numbers].join(', '), numbers.size)}: ${warning}`,
  )
}
