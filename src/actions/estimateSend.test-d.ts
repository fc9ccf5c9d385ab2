import { expectTypeOf, test } from 'vitest'
import type { SolanaSendOptions } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import type { TokenFee } from '../features/payments/tokenFee.js'
import { estimateSend } from './estimateSend.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    estimateSend(kit, { to: '0x', token: 'native' }),
  ).resolves.toEqualTypeOf<{
    caipNetworkId: `eip155:${number}` | `solana:${string}`
    dataFee?: bigint | undefined
    fee: bigint
    feeText: string
    feeToken?: TokenFee | undefined
    hasPermanentDelegate?: boolean | undefined
    isDataFeeUnknown?: boolean | undefined
    isSponsored?: boolean | undefined
    rent?: bigint | undefined
  }>()
  estimateSend(kit, { amount: '1.5', chainId: 1, to: 'a.eth', token: 'native' })
})

test('param: all', () => {
  expectTypeOf<estimateSend.Parameters>().branded.toEqualTypeOf<{
    account?: string | undefined
    chainId?: number | string | undefined
    solana?: SolanaSendOptions | undefined
    to: string
    toAddress?: string | undefined
    token: string
    amount?: string | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  estimateSend({ to: '0x', token: 'native' })
  // @ts-expect-error Receiver and token are required.
  estimateSend(kit, {})
  // @ts-expect-error An amount is decimal text.
  estimateSend(kit, { amount: 1.5, to: '0x', token: 'native' })
})
