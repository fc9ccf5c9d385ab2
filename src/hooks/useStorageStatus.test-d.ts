import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useStorageStatus } from './useStorageStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useStorageStatus()).toEqualTypeOf<{
    isKept: boolean | undefined
    isLoginKept: boolean | undefined
    isAccountKept: boolean | undefined
  }>()
})

test('param: all', () => {
  useStorageStatus({ kit })
  useStorageStatus({ storage: globalThis.localStorage })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useStorageStatus({ kit: 'kit' })
  // @ts-expect-error A storage has getItem, setItem and removeItem.
  useStorageStatus({ storage: {} })
  // @ts-expect-error There is no such option.
  useStorageStatus({ unknown: true })
})
