/**
 * Sentences with some of their own instead, key by key. What they do not have
 * is left out, except in tables of nothing but sentences; a list or a function
 * takes the place of a whole one.
 *
 * @param strings - groups of sentences, however deep
 * @param own - some of them
 *
 * @example
 * mergeStrings({ a: 'a', b: { c: 'c', d: 'd' } }, { b: { c: 'e' } })
 * // { a: 'a', b: { c: 'e', d: 'd' } }
 */
export function mergeStrings<strings extends object>(
  strings: strings,
  own: object,
): strings {
  const entries = Object.entries(strings).map(([key, value]) => {
    const wanted = Object.hasOwn(own, key)
      ? (own as Record<string, unknown>)[key]
      : undefined
    // Plain JavaScript can hold anything, and a view must not break of it.
    if (isGroup(value))
      return [key, isGroup(wanted) ? mergeStrings(value, wanted) : value]
    return [key, toKind(wanted) === toKind(value) ? wanted : value]
  })
  // A table of names takes more of them.
  const more = Object.entries(own).filter(
    ([key, value]) =>
      !Object.hasOwn(strings, key) &&
      isSentence(value) &&
      Object.values(strings).every(isSentence),
  )
  return Object.fromEntries([...entries, ...more])
}

const isSentence = (value: unknown) => typeof value === 'string'

function isGroup(value: unknown): value is object {
  return toKind(value) === 'object'
}

const toKind = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
