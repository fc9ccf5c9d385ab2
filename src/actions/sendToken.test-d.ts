import type { Hash, TransactionReceipt } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { SendError } from '../core/errors/send.js'
import type {
  TransactionError,
  TransactionUnknownError,
} from '../core/errors/transaction.js'
import type {
  SolanaCommitment,
  SolanaSendOptions,
} from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { sendToken } from './sendToken.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    sendToken(kit, { amount: '1.5', to: 'a.eth', token: 'native' }),
  ).resolves.toEqualTypeOf<sendToken.EvmResult | sendToken.SolanaResult>()
})

test('param: all', () => {
  expectTypeOf<sendToken.Parameters>().toEqualTypeOf<{
    token: string
    to: string
    toAddress?: string | undefined
    amount: string
    account?: string | undefined
    chainId?: number | string | undefined
    confirmations?: number | undefined
    onStep?: ((progress: sendToken.Progress) => void) | undefined
    resend?: boolean | undefined
    solana?: SolanaSendOptions | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<SendError>().toExtend<sendToken.ErrorType>()
  expectTypeOf<TransactionError>().toExtend<sendToken.ErrorType>()
  expectTypeOf<TransactionUnknownError>().toExtend<sendToken.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  sendToken({ amount: '1.5', to: 'a.eth', token: 'native' })
  // @ts-expect-error Token, receiver and amount are required.
  sendToken(kit, {})
  // @ts-expect-error The receiver is required.
  sendToken(kit, { amount: '1', token: 'native' })
  // @ts-expect-error An amount is decimal text.
  sendToken(kit, { amount: 1.5, to: '0x', token: 'native' })
  // @ts-expect-error Nor a bigint of base units.
  sendToken(kit, { amount: 1n, to: '0x', token: 'native' })
  // @ts-expect-error A payment is never only processed.
  sendToken(kit, { ...payment, solana: { commitment: 'processed' } })
})

declare const payment: sendToken.Parameters

test('behavior: the namespace narrows the result', async () => {
  const result = await sendToken(kit, payment)
  // @ts-expect-error Only Solana has slots.
  result.slot
  if (result.namespace === 'solana') {
    expectTypeOf(result.hash).toEqualTypeOf<string>()
    expectTypeOf(result.slot).toEqualTypeOf<number>()
    expectTypeOf(result.receipt).toEqualTypeOf<undefined>()
    expectTypeOf(result.caipNetworkId).toEqualTypeOf<`solana:${string}`>()
  } else {
    expectTypeOf(result.hash).toEqualTypeOf<Hash>()
    expectTypeOf(result.receipt).toEqualTypeOf<TransactionReceipt>()
    expectTypeOf(result.caipNetworkId).toEqualTypeOf<`eip155:${number}`>()
    expectTypeOf(result.replaced?.reason).toEqualTypeOf<
      'repriced' | undefined
    >()
  }
})

test('param: onStep', () => {
  sendToken(kit, {
    amount: '1',
    onStep({ commitment, hash, sentToNetwork, step }) {
      expectTypeOf(step).toEqualTypeOf<
        | 'resolving'
        | 'preparing'
        | 'switching'
        | 'approving'
        | 'confirming'
        | 'confirmed'
      >()
      expectTypeOf(hash).toEqualTypeOf<string | undefined>()
      expectTypeOf(sentToNetwork).toEqualTypeOf<'no' | 'yes' | 'unknown'>()
      expectTypeOf(commitment).toEqualTypeOf<SolanaCommitment | undefined>()
    },
    to: '0x',
    token: 'native',
  })
})
