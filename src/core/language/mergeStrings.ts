/**
 * Overrides strings key by key. Unknown keys are ignored, except in tables
 * that contain only strings. A list or function is replaced as a whole.
 *
 * @param strings - groups of strings, nested to any depth
 * @param own - overrides
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
    // Untyped JavaScript can pass any value, which must not break a view.
    if (isGroup(value))
      return [key, isGroup(wanted) ? mergeStrings(value, wanted) : value]
    return [key, toKind(wanted) === toKind(value) ? wanted : value]
  })
  // Tables that contain only strings accept additional keys.
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
