/** Returns a non-negative safe integer, or `undefined`. */
export function toInteger(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : undefined
}
