import type { JSX } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { ConnectModal } from './ConnectModal.js'

test('default', () => {
  expectTypeOf<typeof ConnectModal>().parameters.toEqualTypeOf<[]>()
  expectTypeOf<typeof ConnectModal>().returns.toEqualTypeOf<JSX.Element>()
})
