import { expectTypeOf, test } from 'vitest'
import type { getBalances } from '../actions/getBalances.js'
import type { TokenBalance } from '../api/balances.js'
import type { Kit } from '../createKit.js'
import { useAccountBalances } from './useAccountBalances.js'

declare const kit: Kit

test('default', () => {
  const result = useAccountBalances()
  expectTypeOf(result).toEqualTypeOf<{
    balances: readonly TokenBalance[] | undefined
    currency: string | undefined
    error: getBalances.ErrorType | null
    hasFailed: boolean
    hasRate: boolean | undefined
    isFetching: boolean
    retry: () => void
    secondsLeft: number
    isTotalPartial: boolean
    totalFiat: string | undefined
    updatedAt: number | undefined
  }>()
})

test('param: all', () => {
  useAccountBalances({ kit })
  useAccountBalances({ namespace: 'solana' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useAccountBalances({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useAccountBalances({ namespace: 'bitcoin' })
  // @ts-expect-error Whose balances is not a parameter.
  useAccountBalances({ address: '0x' })
  // @ts-expect-error There is no such option.
  useAccountBalances({ unknown: true })
})
