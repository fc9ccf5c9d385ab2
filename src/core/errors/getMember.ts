/**
 * Reads a member of a value of which nothing is known. Never throws, also
 * not where a getter or a proxy does.
 *
 * @example
 * getMember(error, 'code') // undefined when there is none
 */
export function getMember(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
