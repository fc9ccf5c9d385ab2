/** Drops what has expired from a map, and the oldest of more than `max`. */
export function keepFresh(
  map: Map<string, { expiresAt: number }>,
  parameters: { max: number; now: number },
): void {
  const { max, now } = parameters
  for (const [key, { expiresAt }] of map) if (expiresAt <= now) map.delete(key)
  for (const key of map.keys()) {
    if (map.size <= max) return
    map.delete(key)
  }
}
