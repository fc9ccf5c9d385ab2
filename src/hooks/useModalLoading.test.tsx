import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { useModal } from './useModal.js'
import { useModalLoading } from './useModalLoading.js'

afterEach(cleanup)

function setup() {
  const { kit } = createModalKit()
  const { result } = renderHook(() => ({
    ...useModal({ kit }),
    loading: useModalLoading({ kit }),
  }))
  return { read: () => result.current }
}

test('default: opens in the loading state', () => {
  const { read } = setup()
  expect(read().loading.isLoading).toBe(false)
  act(() => read().loading.open({ view: 'WhatIsAWallet' }))
  expect(read()).toMatchObject({ isOpen: true, loading: { isLoading: true } })
  act(() => read().loading.setLoading(false))
  expect(read()).toMatchObject({
    entry: { view: 'WhatIsAWallet' },
    isOpen: true,
    loading: { isLoading: false },
  })
})

test('behavior: navigation keeps it, and closing ends it', () => {
  const { read } = setup()
  act(() => read().open())
  act(() => read().loading.setLoading(true))
  act(() => read().go({ view: 'WhatIsAWallet' }))
  expect(read().loading.isLoading).toBe(true)
  act(() => read().close())
  expect(read()).toMatchObject({ isOpen: false, loading: { isLoading: false } })
  act(() => read().open())
  expect(read().loading.isLoading).toBe(false)
})

test('behavior: a closed modal is not affected', () => {
  const { read } = setup()
  act(() => read().loading.setLoading(true))
  act(() => read().open())
  expect(read().loading.isLoading).toBe(false)
})
