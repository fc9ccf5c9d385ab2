import { expectTypeOf, test } from 'vitest'
import type { SmartSessionRefusedError } from '../core/errors/session.js'
import type { SessionGrant } from '../core/session/smartSession.js'
import type { Kit } from '../createKit.js'
import { grantPermissions } from './grantPermissions.js'

declare const kit: Kit
declare const parameters: grantPermissions.Parameters

test('default', () => {
  expectTypeOf(grantPermissions(kit, parameters)).resolves.toEqualTypeOf<{
    address: `0x${string}`
    chainId: number
    context: string
    expiry: number
    grant: SessionGrant
    permissions: SessionGrant['permissions']
  }>()
})

test('param: amounts as bigint or hex', () => {
  const period = 86_400
  grantPermissions(kit, {
    ...parameters,
    chainId: 1,
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: 1n, period },
      },
      {
        type: 'erc20-recurring-allowance',
        data: { allowance: '0x1', period, token: '0x1' },
      },
    ],
  })
})

test('error: type', () => {
  expectTypeOf<SmartSessionRefusedError>().toExtend<grantPermissions.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  grantPermissions(parameters)
  const { expiry, ...rest } = parameters
  // @ts-expect-error The expiry is required.
  grantPermissions(kit, rest)
  grantPermissions(kit, {
    ...rest,
    expiry,
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        // @ts-expect-error An allowance is bigint or hex.
        data: { allowance: '5', period: 1 },
      },
    ],
  })
})
