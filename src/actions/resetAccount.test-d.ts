import { expectTypeOf, test } from 'vitest'
import type { SmartSession } from '../api/sessions.js'
import type { AccountResetUnsupportedError } from '../core/errors/transaction.js'
import type { Kit } from '../createKit.js'
import { resetAccount } from './resetAccount.js'

declare const kit: Kit
declare const sessions: SmartSession[]

test('default', () => {
  expectTypeOf(resetAccount(kit)).resolves.toEqualTypeOf<{
    hash: `0x${string}`
    unlisted: readonly string[]
  }>()
})

test('param: all', () => {
  resetAccount(kit, { sessions })
  expectTypeOf<resetAccount.Parameters>().toEqualTypeOf<{
    sessions?: readonly Pick<SmartSession, 'context' | 'pci'>[] | undefined
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<AccountResetUnsupportedError>().toExtend<resetAccount.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  resetAccount({ chainId: 1 })
  // @ts-expect-error Sessions have a context.
  resetAccount(kit, { sessions: [{ pci: 'x' }] })
})
