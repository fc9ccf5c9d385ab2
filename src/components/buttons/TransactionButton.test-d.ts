import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { TransactionButton } from './TransactionButton.js'

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof TransactionButton>
  >().toEqualTypeOf<TransactionButton.Props>()
})

test('param: calls, onSend', () => {
  expectTypeOf({
    calls: [{ to, value: 1n } as const],
    chainId: 1,
  }).toExtend<TransactionButton.Props>()
  expectTypeOf({
    onSend: async () => '0x',
  }).toExtend<TransactionButton.Props>()
  expectTypeOf({ chainId: 1 }).not.toExtend<TransactionButton.Props>()
})

test('param: size', () => {
  expectTypeOf<TransactionButton.Props['size']>().toEqualTypeOf<
    'medium' | 'small' | undefined
  >()
})
