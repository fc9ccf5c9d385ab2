import { expectTypeOf, test } from 'vitest'
import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { guardConnector } from './guardConnector.js'

test('default', () => {
  expectTypeOf(guardConnector(injected())).toEqualTypeOf<CreateConnectorFn>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A connector is required.
  guardConnector()
  // @ts-expect-error It is what `injected()` returns.
  guardConnector(injected)
})
