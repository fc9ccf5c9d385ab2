/** A number that is whole, exact and not negative, else `undefined`. */
export function toInteger(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : undefined
}
