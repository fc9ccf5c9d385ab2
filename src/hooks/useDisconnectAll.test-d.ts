import { expectTypeOf, test } from 'vitest'
import type { disconnectAll } from '../actions/disconnectAll.js'
import type { Kit } from '../createKit.js'
import { useDisconnectAll } from './useDisconnectAll.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate } = useDisconnectAll()
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<disconnectAll.ErrorType | null>()
  mutate()
  mutate({ namespace: 'solana' })
})

test('error: variables that are refused', () => {
  const { mutate } = useDisconnectAll()
  // @ts-expect-error There is no such namespace.
  mutate({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  mutate({ connectorUid: 'uid' })
})

test('param: mutation', () => {
  useDisconnectAll({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error.code).toEqualTypeOf<'DISCONNECT_FAILED'>(),
    },
  })
  // @ts-expect-error The function is the hook's own.
  useDisconnectAll({ mutation: { mutationFn: async () => undefined } })
})
