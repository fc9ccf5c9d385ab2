/** The part of a database that records are kept in. */
export function createMemory() {
  const records = new Map<string, unknown>()
  return {
    records,
    get: async (key: string) => records.get(key),
    set: async (key: string, value: unknown) => void records.set(key, value),
    remove: async (key: string) => void records.delete(key),
    async setOnce(key: string, value: unknown) {
      if (!records.has(key)) records.set(key, value)
      return records.get(key)
    },
  }
}
