import type {
  Connection,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getSolana } from './getSolana.js'
import type { Solana } from './types.js'

declare const kit: Kit
declare const legacy: Transaction
declare const versioned: VersionedTransaction

test('default', () => {
  expectTypeOf(getSolana(kit)).toEqualTypeOf<Solana>()
  expectTypeOf(
    getSolana(kit).getConnection(),
  ).resolves.toEqualTypeOf<Connection>()
  // @ts-expect-error A kit is required.
  getSolana()
})

test('behavior: a signed transaction is of the kind it was', () => {
  const { signAllTransactions, signTransaction } = getSolana(kit)
  expectTypeOf(
    signTransaction({ transaction: legacy }),
  ).resolves.toEqualTypeOf<Transaction>()
  expectTypeOf(
    signTransaction({ transaction: versioned }),
  ).resolves.toEqualTypeOf<VersionedTransaction>()
  expectTypeOf(
    signAllTransactions({ transactions: [versioned] }),
  ).resolves.toEqualTypeOf<readonly VersionedTransaction[]>()
})

test('behavior: signAndSendTransaction', () => {
  const { signAndSendTransaction } = getSolana(kit)
  expectTypeOf(
    signAndSendTransaction({
      options: { maxRetries: 3, skipPreflight: true },
      transaction: legacy,
    }),
  ).resolves.toEqualTypeOf<string>()
  // @ts-expect-error A transaction is required.
  signAndSendTransaction({ options: {} })
  // @ts-expect-error A count is a number.
  signAndSendTransaction({ options: { maxRetries: '3' }, transaction: legacy })
})
