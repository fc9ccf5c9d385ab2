import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  createBalance,
  setupAccount,
} from '../../test/setup/components/setupAccount.js'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { useAccountBalances } from './useAccountBalances.js'
import { useCurrency } from './useCurrency.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function setup() {
  const found = await setupAccount()
  const balance = createBalance({ name: 'Coin', value: 12.5 })
  found.api.balances = [balance]
  const hook = renderHook(
    () => ({ ...useCurrency(), found: useAccountBalances() }),
    { wrapper: found.wrapper },
  )
  return { ...found, read: () => hook.result.current }
}

test('default', async () => {
  const { read } = await setup()
  await waitFor(() => expect(read().found.totalFiat).toBe('12.50'))
  expect(read().currency).toBe('USD')
  expect(read().currencies).toContain('NGN')
  expect(read().currencies).toHaveLength(15)
})

test('behavior: a choice is stored, and no dollars are shown for it', async () => {
  const { kit, read } = await setup()
  await waitFor(() => expect(read().found.totalFiat).toBe('12.50'))
  act(() => read().setCurrency('EUR'))
  expect(read().currency).toBe('EUR')
  // Values in dollars are another query's.
  expect(read().found.balances).toBeUndefined()
  await waitFor(() => expect(read().found.balances).toHaveLength(1))
  expect(read().found).toMatchObject({ currency: 'EUR', totalFiat: undefined })
  expect(kit.storage.get('currency')).toBe('EUR')
})

test('behavior: the stored choice is restored, other text is not', async () => {
  const { kit } = await setup()
  cleanup()
  const restore = (text: string) => {
    localStorage.setItem('latchkey.currency', text)
    const { kit } = createModalKit()
    const before = kit.store.get(kit.atoms.currency)
    kit.mount()()
    return [before, kit.store.get(kit.atoms.currency)]
  }
  kit.storage.set('currency', 'JPY')
  expect(localStorage.getItem('latchkey.currency')).toBe('JPY')
  // Creating a kit reads no storage.
  expect(restore('JPY')).toEqual(['USD', 'JPY'])
  expect(restore('<b>')).toEqual(['USD', 'USD'])
})

test('param: currencies', async () => {
  const { kit, read } = await setup()
  Object.assign(kit, { currencies: ['EUR', 'CHF'] })
  act(() => read().setCurrency('EUR'))
  expect(read().currencies).toEqual(['EUR', 'CHF'])
  act(() => read().setCurrency('JPY'))
  expect(read().currencies).toEqual(['JPY', 'EUR', 'CHF'])
})

test('error: no code', async () => {
  const { kit, read } = await setup()
  expect(() => read().setCurrency('euro')).toThrow(/ISO 4217/)
  expect(read().currency).toBe('USD')
  expect(kit.storage.get('currency')).toBeUndefined()
})
