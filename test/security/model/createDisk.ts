import type { BaseStorage } from '../../../src/core/storage/types.js'

export type TabStorage = BaseStorage & {
  /** Blocks everything the page still reads or writes. */
  kill(): void
}

/** A `localStorage` that several tabs share, and that notifies the others. */
export function createDisk() {
  const items = new Map<string, string>()
  const tabs = new Set<TabStorage>()

  function tell(writer: TabStorage, key: string, isChanged: boolean) {
    if (!isChanged) return
    for (const tab of tabs) {
      if (tab === writer) continue
      setTimeout(() => {
        if (!tabs.has(tab)) return
        const event = new Event('storage')
        window.dispatchEvent(
          Object.assign(event, { key, storageArea: tab as unknown }),
        )
      }, 1)
    }
  }

  return {
    items,
    open(id: number): TabStorage {
      let isAlive = true
      const tab: TabStorage = {
        getItem(key) {
          // Distinguishes the SDK of one tab from that of another.
          if (key.endsWith('.tab')) return String(id)
          return isAlive ? (items.get(key) ?? null) : null
        },
        setItem(key, value) {
          if (!isAlive) return
          const before = items.get(key)
          items.set(key, value)
          tell(tab, key, before !== value)
        },
        removeItem(key) {
          if (isAlive) tell(tab, key, items.delete(key))
        },
        kill() {
          isAlive = false
          tabs.delete(tab)
        },
      }
      tabs.add(tab)
      return tab
    },
  }
}

export type Disk = ReturnType<typeof createDisk>
