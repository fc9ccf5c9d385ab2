import { describe, expect, test } from 'vitest'
import { isStorageKept } from './isStorageKept.js'
import type { BaseStorage } from './types.js'

function createMemory(limit = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  const storage: BaseStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return { items, storage }
}

describe('isStorageKept', () => {
  test('default: leaves nothing behind', () => {
    const { items, storage } = createMemory()
    items.set('other', 'x')
    expect(isStorageKept({ storage })).toBe(true)
    expect([...items]).toEqual([['other', 'x']])
  })

  test('behavior: storage that is blocked, full, or drops values', () => {
    const { storage } = createMemory()
    const blocked = () => {
      throw new DOMException('', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'])
      expect(isStorageKept({ storage: { ...storage, [name]: blocked } })).toBe(
        false,
      )
    expect(isStorageKept(createMemory(1_000))).toBe(false)
    const forgetful = { ...createMemory().storage, setItem() {} }
    expect(isStorageKept({ storage: forgetful })).toBe(false)
  })

  test('behavior: no storage', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('', 'SecurityError')
      },
    })
    expect(isStorageKept()).toBe(false)
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  })
})
