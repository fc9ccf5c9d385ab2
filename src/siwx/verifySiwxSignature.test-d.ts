import { type Client, createClient, http } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { SiwxSession } from './types.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

test('default', () => {
  const client = createClient({ transport: http() })
  type Parameters = verifySiwxSignature.Parameters
  expectTypeOf<Parameters['client']>().toEqualTypeOf<Client | undefined>()
  const session = {} as SiwxSession
  expectTypeOf(() =>
    verifySiwxSignature({ ...session, client }),
  ).returns.resolves.toEqualTypeOf<boolean>()
})
