import { expectTypeOf, test } from 'vitest'
import { createMockFrame } from './createMockFrame.js'
import type { MockRequest } from './types.js'

test('default', () => {
  const frame = createMockFrame()
  expectTypeOf(frame.approveNext()).resolves.toEqualTypeOf<MockRequest>()
  expectTypeOf(frame.address).toEqualTypeOf<`0x${string}`>()
  expectTypeOf(frame.solanaAddress).toEqualTypeOf<string | undefined>()
})

test('param: user', () => {
  createMockFrame({ user: 'ada@example.com' })
  createMockFrame({ user: { userName: 'ada' } })
  // @ts-expect-error a code is text: it may begin with a zero
  createMockFrame({ otp: 123456 })
})
