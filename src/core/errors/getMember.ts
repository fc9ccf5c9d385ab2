/**
 * Reads a property of an unknown value. Never throws, not even if a getter or
 * proxy does.
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
