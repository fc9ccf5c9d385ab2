/** What the share of a device is sealed for. */
export function toShareName(userId: string, setId: string): string {
  return `share:${userId}:${setId}`
}
