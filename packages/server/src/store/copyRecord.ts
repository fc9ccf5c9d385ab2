/**
 * A copy of plain JSON, which may hold `undefined`. `structuredClone` of Node 20
 * opens a channel for each copy.
 */
export function copyRecord<value>(value: value): value {
  return copy(value) as value
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copy)
  const copied: Record<string, unknown> = {}
  for (const name of Object.keys(value))
    setOwn(copied, name, copy(Reflect.get(value, name)))
  return copied
}

function setOwn(target: Record<string, unknown>, name: string, value: unknown) {
  if (name !== '__proto__') target[name] = value
  else
    Object.defineProperty(target, name, {
      ...{ configurable: true, enumerable: true, writable: true },
      value,
    })
}
