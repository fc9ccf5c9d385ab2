/** Whether two addresses in the text of a checked structure are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase()
}
