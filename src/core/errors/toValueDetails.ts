/** Foreign values can throw when they are made into text. */
export function toValueDetails(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' || typeof value === 'function'
    ? `a value of type ${value === null ? 'null' : typeof value}`
    : String(value)
}
