import { expectTypeOf, test } from 'vitest'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import type { SendError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { useSwapDraft } from './useSwapDraft.js'

declare const kit: Kit

test('default', () => {
  const { amount, max, problem, slippage, tokens } = useSwapDraft()
  expectTypeOf(amount).toEqualTypeOf<string>()
  expectTypeOf(max).toEqualTypeOf<string | undefined>()
  expectTypeOf(problem).toEqualTypeOf<SendError | undefined>()
  expectTypeOf(slippage).toEqualTypeOf<number>()
  expectTypeOf(tokens).toEqualTypeOf<
    readonly getSwapTokens.ReturnType['tokens'][number][] | undefined
  >()
})

test('behavior: controls', () => {
  const { setAmount, setSlippage, switchSides } = useSwapDraft()
  setAmount('1.5')
  setSlippage(undefined)
  switchSides('2')
  // @ts-expect-error No number is money.
  setAmount(1.5)
  // @ts-expect-error Slippage is a number of percent.
  setSlippage('1')
})

test('param: all', () => {
  useSwapDraft({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useSwapDraft({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useSwapDraft({ unknown: true })
})
