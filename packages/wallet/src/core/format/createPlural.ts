/** Sentences by what counts in a language; `other` is for the rest. */
type Forms = { other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string | undefined
}

/**
 * Picks the sentence for a count by the rules of a language.
 *
 * @example
 * const plural = createPlural('pl')
 * plural(3, { one: '1 token', few: '3 tokeny', other: '3 tokenów' })
 */
export function createPlural(
  locale: string,
): (count: bigint | number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale)
  return (count, forms) => forms[rules.select(Number(count))] ?? forms.other
}
