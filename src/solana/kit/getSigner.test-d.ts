import type {
  Address,
  MessageModifyingSigner,
  TransactionModifyingSigner,
  TransactionSendingSigner,
} from '@solana/kit'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../../createKit.js'
import { getSigner } from './getSigner.js'

const kit = {} as Kit

test('default', () => {
  const signer = getSigner(kit)
  expectTypeOf(signer).toExtend<MessageModifyingSigner>()
  expectTypeOf(signer).toExtend<TransactionModifyingSigner>()
  expectTypeOf(signer).toExtend<TransactionSendingSigner>()
  expectTypeOf(signer.address).toEqualTypeOf<Address>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit is required.
  getSigner()
  // @ts-expect-error An address is a string.
  getSigner(kit, { account: 1 })
})
