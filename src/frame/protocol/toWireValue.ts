const maxDepth = 64

/**
 * Copies RPC params for posting: bigint becomes `0x` hex (EIP-1474). Copied
 * objects have no prototype, so a key such as `__proto__` stays a key.
 *
 * @throws RangeError when the value is nested too deeply or circular
 */
export function toWireValue(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new RangeError('The value is nested too deeply')
  if (typeof value === 'bigint')
    return value < 0n
      ? `-0x${(-value).toString(16)}`
      : `0x${value.toString(16)}`
  if (Array.isArray(value))
    return value.map((item) => toWireValue(item, depth + 1))
  if (!isPlainObject(value)) return value
  const copy: Record<string, unknown> = Object.create(null)
  for (const [key, item] of Object.entries(value))
    copy[key] = toWireValue(item, depth + 1)
  return copy
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  // `Object.prototype` of another realm is not ours, but also has none above.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
