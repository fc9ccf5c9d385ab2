import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  createBalance,
  setupAccount,
} from '../../test/setup/components/setupAccount.js'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { getBalances } from '../actions/getBalances.js'
import { useAccountBalances } from './useAccountBalances.js'
import { useBalances } from './useBalances.js'
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

/** Currencies of the requests for balances, in order. */
function recordCurrencies() {
  const asked: (string | null)[] = []
  const answer = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/balance')) asked.push(searchParams.get('currency'))
    return answer(url, init)
  })
  return asked
}

test('behavior: the first request has the stored choice', async () => {
  localStorage.setItem('latchkey.currency', 'JPY')
  const found = await setupAccount()
  found.api.currencies = ['jpy']
  found.api.balances = [createBalance({ name: 'Coin', value: 12 })]
  const asked = recordCurrencies()
  const { result } = renderHook(() => useAccountBalances(), {
    wrapper: found.wrapper,
  })
  await waitFor(() => expect(result.current.totalFiat).toBe('12'))
  expect(result.current.currency).toBe('JPY')
  expect(asked).toEqual(['jpy'])
  const keys = found.queryClient
    .getQueryCache()
    .findAll({ queryKey: ['latchkey', 'balances'] })
    .map(({ queryKey }) => queryKey[4])
  expect(keys).toEqual([expect.objectContaining({ currency: 'JPY' })])
})

test('behavior: an action has the stored choice before the kit is mounted', async () => {
  localStorage.setItem('latchkey.currency', 'JPY')
  const { api, kit } = await setupAccount()
  api.currencies = ['jpy']
  expect((await getBalances(kit)).currency).toBe('JPY')
})

function Total() {
  const { currency } = useCurrency()
  const { data } = useBalances({ address, chainId: 1 })
  return <p>{`${currency} ${data?.balances[0]?.value}`}</p>
}

test('behavior: server markup hydrates before the stored choice is asked', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const server = await setupAccount()
  const { wrapper: Server } = server
  container.innerHTML = renderToString(
    <Server>
      <Total />
    </Server>,
  )
  expect(container.textContent).toBe('USD undefined')
  localStorage.setItem('latchkey.currency', 'JPY')
  const { api, wrapper: Browser } = await setupAccount()
  api.currencies = ['jpy']
  api.balances = [createBalance({ name: 'Coin', value: 12 })]
  const asked = recordCurrencies()
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Browser>
        <Total />
      </Browser>,
      { onRecoverableError },
    ),
  )
  await waitFor(() => expect(container.textContent).toBe('JPY 12'))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(asked).toEqual(['jpy'])
  await act(async () => root.unmount())
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
