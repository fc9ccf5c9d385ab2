import { expectTypeOf, test } from 'vitest'
import type { manageDevices } from '../actions/manageDevices.js'
import type { Kit } from '../createKit.js'
import { useManageDevices } from './useManageDevices.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate } = useManageDevices()
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<manageDevices.ErrorType | null>()
  mutate()
})

test('param: mutation', () => {
  useManageDevices({
    kit,
    mutation: { onError: (error) => error.shortMessage },
  })
  // @ts-expect-error The function is the hook's own.
  useManageDevices({ mutation: { mutationFn: async () => undefined } })
})

test('error: variables that are refused', () => {
  const { mutate } = useManageDevices()
  // @ts-expect-error It takes no variables.
  mutate({ setId: '1' })
})
