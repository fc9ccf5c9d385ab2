import { expect, test } from 'vitest'
import { emptyOnramp, type OnrampSelection } from '../../core/onramp/onramp.js'
import { onrampProviders } from '../../core/onramp/onrampProviders.js'
import { resolveOnramp } from './resolveOnramp.js'

const limits = [{ id: 'card', min: '10.00', max: '100.00' }]
const toPayment = (id: string) => ({ id, limits })
const toPurchase = (id: string) => ({ id })

function resolve(
  selection: Partial<OnrampSelection> = {},
  known: { payment?: string[]; purchase?: string[]; method?: string } = {},
) {
  const found = resolveOnramp({
    defaults: { payment: toPayment('USD'), purchase: toPurchase('USDC') },
    method: known.method,
    paymentCurrencies: (known.payment ?? ['EUR', 'GBP']).map(toPayment),
    providers: onrampProviders,
    purchaseCurrencies: (known.purchase ?? ['ETH', 'SOL']).map(toPurchase),
    selection: { ...emptyOnramp, ...selection },
  })
  return {
    ...found,
    payment: found.paymentCurrency.id,
    provider: found.provider?.name,
    purchase: found.purchaseCurrency.id,
  }
}

test('default: the first entry of each', () => {
  expect(resolve()).toMatchObject({
    amount: '',
    limits,
    payment: 'EUR',
    problem: undefined,
    provider: 'coinbase',
    purchase: 'ETH',
  })
})

test('behavior: the selection', () => {
  const selection = {
    paymentCurrency: 'GBP',
    provider: 'meld',
    purchaseCurrency: 'SOL',
  }
  expect(resolve(selection)).toMatchObject({
    payment: 'GBP',
    provider: 'meld',
    purchase: 'SOL',
  })
})

test('behavior: an unavailable selection falls back to the first entry', () => {
  const selection = {
    paymentCurrency: 'JPY',
    provider: 'moonpay',
    purchaseCurrency: 'DOGE',
  }
  expect(resolve(selection)).toMatchObject({
    payment: 'EUR',
    provider: 'coinbase',
    purchase: 'ETH',
  })
})

test('behavior: the defaults while nothing is available', () => {
  const selection = { paymentCurrency: 'GBP', purchaseCurrency: 'SOL' }
  const nothing = { payment: [], purchase: [] }
  expect(resolve(selection, nothing)).toMatchObject({
    payment: 'USD',
    purchase: 'USDC',
  })
})

test.each([
  ['50', '50', undefined],
  ['50,5', '50.5', undefined],
  ['.', '', undefined],
  ['9', '9', 'ONRAMP_AMOUNT_TOO_LOW'],
  ['101', '101', 'ONRAMP_AMOUNT_TOO_HIGH'],
  ['50,000', '50.000', 'TOO_MANY_DECIMALS'],
])('behavior: the amount %s', (paymentAmount, amount, code) => {
  const found = resolve({ paymentAmount })
  expect(found.amount).toBe(amount)
  expect(found.problem?.code).toBe(code)
})
