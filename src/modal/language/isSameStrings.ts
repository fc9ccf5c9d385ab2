/**
 * Compares two groups of strings by value, so that a new but equal object
 * does not cause an update. Functions are compared by reference.
 *
 * @example
 * isSameStrings({ a: { b: 'c' } }, { a: { b: 'c' } }) // true
 */
export function isSameStrings(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameStrings(one[key], other[key]))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
