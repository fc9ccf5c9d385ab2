import { expectTypeOf, test } from 'vitest'
import { HostError } from './HostError.js'

test('default', () => {
  const error = new HostError({ code: 4001, data: '0x', message: 'no' })
  expectTypeOf(error).toExtend<Error>()
  expectTypeOf(error.code).toEqualTypeOf<string | number | undefined>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A message is required.
  new HostError({ code: 4001 })
  // @ts-expect-error Data is hex.
  new HostError({ data: 'no', message: 'no' })
})
