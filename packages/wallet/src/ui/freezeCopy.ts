/**
 * A copy that nobody else has hold of and nobody can change, so that what is
 * drawn and what is signed are read from the same value.
 */
export function freezeCopy<value>(value: value): value {
  return freeze(structuredClone(value))
}

function freeze<value>(value: value): value {
  if (typeof value !== 'object' || value === null) return value
  // Bytes cannot be frozen, and requests have none.
  if (!ArrayBuffer.isView(value)) Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}
