import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../test/setup/components/createModalApp.js'
import type { BaseStorage } from '../core/storage/types.js'
import { useStorageStatus } from './useStorageStatus.js'

afterEach(cleanup)

const user = { address: '0x01', chainId: 1 }

function createMemory() {
  const items = new Map<string, string>()
  const memory = { isFull: false }
  const storage: BaseStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (memory.isFull) throw new DOMException('', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return { items, memory, storage }
}

test('default', () => {
  const { setState, wrapper } = createModalApp()
  const { result } = renderHook(() => useStorageStatus(), { wrapper })
  expect(result.current).toEqual({
    isAccountKept: undefined,
    isKept: true,
    isLoginKept: true,
  })
  act(() => setState({ user: { ...user, isStored: true } }))
  expect(result.current).toEqual({
    isAccountKept: true,
    isKept: true,
    isLoginKept: true,
  })
})

test('behavior: reports an account that the frame cannot keep', () => {
  const { setState, wrapper } = createModalApp()
  const { result } = renderHook(() => useStorageStatus(), { wrapper })
  act(() => setState({ user: { ...user, isStored: false } }))
  expect(result.current).toEqual({
    isAccountKept: false,
    isKept: false,
    isLoginKept: true,
  })
  act(() => setState({ user: undefined }))
  expect(result.current.isKept).toBe(true)
})

test('param: storage, probed again with the next login', () => {
  const { setState, wrapper } = createModalApp()
  const { items, memory, storage } = createMemory()
  const { result } = renderHook(() => useStorageStatus({ storage }), {
    wrapper,
  })
  expect(result.current.isKept).toBe(true)
  memory.isFull = true
  expect(result.current.isKept).toBe(true)
  act(() => setState({ user }))
  expect(result.current).toEqual({
    isAccountKept: undefined,
    isKept: false,
    isLoginKept: false,
  })
  expect(items.size).toBe(0)
})
