/** Groups items by a key, in the order in which the keys appear. */
export function groupBy<item>(
  items: readonly item[],
  toKey: (item: item) => string,
): [string, item[]][] {
  const groups = new Map<string, item[]>()
  for (const item of items) {
    const key = toKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
