/** Creates storage for the SDK that lives as long as the process. */
export function createMemoryStorage() {
  const items = new Map<string, string>()
  const read = (text: string | undefined) =>
    text === undefined ? undefined : JSON.parse(text)
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <T>() =>
      [...items].map(([key, text]): [string, T] => [key, read(text)]),
    getItem: async <T>(key: string): Promise<T | undefined> =>
      read(items.get(key)),
    async setItem<T>(key: string, value: T) {
      items.set(key, JSON.stringify(value))
    },
    async removeItem(key: string) {
      items.delete(key)
    },
  }
}
