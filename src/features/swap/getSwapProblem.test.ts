import { expect, test } from 'vitest'
import { getSwapProblem } from './getSwapProblem.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'

const fee = (amount: string) => ({ amount, gasPrice: '1', worth: undefined })
const quote = {
  amount: '1',
  balance: '1.3',
  fees: { standard: fee('0.2'), fast: fee('0.3'), instant: fee('0.4') },
  from: { address: undefined, decimals: 18 },
  priceImpact: 1,
} as SwapQuoteDetails
const codeOf = (...parameters: Parameters<typeof getSwapProblem>) =>
  getSwapProblem(...parameters)?.code

test('default: no problem', () => {
  expect(getSwapProblem(quote)).toBeUndefined()
})

test('param: feeLevel', () => {
  expect(codeOf(quote, { feeLevel: 'fast' })).toBeUndefined()
  expect(codeOf(quote, { feeLevel: 'instant' })).toBe('INSUFFICIENT_BALANCE')
  const from = { ...quote.from, address: '0x1' as const }
  expect(codeOf({ ...quote, from }, { feeLevel: 'instant' })).toBeUndefined()
})

test('param: isSponsored, as the quote says unless told', () => {
  const all = { ...quote, amount: '1.3' }
  const sponsored = { ...all, isSponsored: true }
  expect(codeOf(all)).toBe('INSUFFICIENT_BALANCE')
  expect(codeOf(all, { isSponsored: true })).toBeUndefined()
  expect(codeOf(sponsored)).toBeUndefined()
  expect(codeOf(sponsored, { isSponsored: false })).toBe('INSUFFICIENT_BALANCE')
  expect(codeOf({ ...sponsored, amount: '1.4' })).toBe('INSUFFICIENT_BALANCE')
})

test('behavior: a fee in a token takes no coin, and its part of the token', () => {
  const feeToken = {
    ...{ amount: '0.25', decimals: 6, symbol: 'USDC' },
    address: '0xA' as const,
  }
  const all = { ...quote, amount: '1.3', feeToken }
  expect(codeOf(all)).toBeUndefined()
  expect(codeOf(all, { isSponsored: false })).toBe('INSUFFICIENT_BALANCE')
  const from = { ...quote.from, address: '0xa' as const, decimals: 6 }
  expect(codeOf({ ...all, from })).toBe('INSUFFICIENT_BALANCE')
  expect(codeOf({ ...all, amount: '1.06', from })).toBe('INSUFFICIENT_BALANCE')
  expect(codeOf({ ...all, amount: '1.05', from })).toBeUndefined()
  const other = { ...from, address: '0xb' as const }
  expect(codeOf({ ...all, from: other })).toBeUndefined()
  const unknown = { ...feeToken, amount: undefined }
  expect(codeOf({ ...all, feeToken: unknown, from })).toBeUndefined()
})

test('param: acceptPriceImpact', () => {
  const steep = { ...quote, priceImpact: 15 }
  expect(codeOf(steep)).toBe('PRICE_IMPACT_TOO_HIGH')
  expect(codeOf(steep, { acceptPriceImpact: true })).toBeUndefined()
})

test('error: insufficient balance', () => {
  expect(codeOf({ ...quote, amount: '1.4' })).toBe('INSUFFICIENT_BALANCE')
})
