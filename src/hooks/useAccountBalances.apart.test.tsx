// A process of its own: it counts requests by the clock.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createBalance,
  setupAccount,
} from '../../test/setup/components/setupAccount.js'
import { useBalanceNotice } from '../modal/account/useBalanceNotice.js'
import { useAccountBalances } from './useAccountBalances.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function setup(parameters: { status?: number } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const found = await setupAccount()
  found.api.status = parameters.status ?? 200
  found.api.balances = [
    createBalance({ name: 'Beta', value: 0.1 }),
    createBalance({ name: 'Rich', value: 1200 }),
    createBalance({ name: 'Alpha', value: 0.1 }),
    createBalance({ name: 'Gamma', value: 0.1 }),
  ]
  const hook = renderHook(
    () => {
      const balances = useAccountBalances()
      useBalanceNotice(balances)
      return balances
    },
    { wrapper: found.wrapper },
  )
  const pass = (ms: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { ...found, ...hook, pass, read: () => hook.result.current }
}

test('default: sorts by worth, then by name, and sums exactly', async () => {
  const { read } = await setup()
  await waitFor(() => expect(read().balances).toBeDefined())
  expect(read().balances?.map(({ name }) => name)).toEqual([
    'Rich',
    'Alpha',
    'Beta',
    'Gamma',
  ])
  expect(read()).toMatchObject({
    hasFailed: false,
    secondsLeft: 0,
    totalFiat: '1200.30',
  })
})

test('behavior: what has no known price is no zero', async () => {
  const { api, pass, read } = await setup()
  await waitFor(() => expect(read().balances).toBeDefined())
  expect(read().isTotalPartial).toBe(false)
  const unpriced = { ...createBalance({ name: 'Unpriced' }), price: 0 }
  api.balances = [createBalance({ name: 'Rich', value: 1200 }), unpriced]
  await pass(10_000)
  expect(read()).toMatchObject({ isTotalPartial: true, totalFiat: '1200.00' })
  expect(read().balances?.map(({ value }) => value)).toEqual([1200, undefined])
  api.balances = [unpriced]
  await pass(10_000)
  expect(read()).toMatchObject({ isTotalPartial: false, totalFiat: undefined })
})

test('behavior: refetches every 10 s until unmount', async () => {
  const { api, pass, read, unmount } = await setup()
  await waitFor(() => expect(read().balances).toBeDefined())
  expect(api.asked).toBe(1)
  api.balances = []
  await pass(10_000)
  expect(api.asked).toBe(2)
  expect(read()).toMatchObject({ balances: [], totalFiat: '0.00' })
  unmount()
  await pass(30_000)
  expect(api.asked).toBe(2)
})

test('behavior: waits 30 s after a failure unless the user retries', async () => {
  const { api, pass, read } = await setup({ status: 404 })
  await waitFor(() => expect(read().hasFailed).toBe(true))
  expect(read()).toMatchObject({ balances: undefined, secondsLeft: 30 })
  expect(api.asked).toBe(1)
  await pass(12_000)
  expect(api.asked).toBe(1)
  expect(read().secondsLeft).toBe(18)
  api.status = 200
  act(() => read().retry())
  await waitFor(() => expect(read().hasFailed).toBe(false))
  expect(api.asked).toBe(2)
  expect(read()).toMatchObject({ secondsLeft: 0, totalFiat: '1200.30' })
})

test('behavior: retries by itself after 30 s', async () => {
  const { api, pass, read } = await setup({ status: 404 })
  await waitFor(() => expect(read().hasFailed).toBe(true))
  api.status = 200
  await pass(30_500)
  await waitFor(() => expect(read().balances).toHaveLength(4))
  expect(api.asked).toBe(2)
})

test('behavior: keeps previous balances when a refetch fails', async () => {
  const { api, pass, read } = await setup()
  await waitFor(() => expect(read().balances).toBeDefined())
  const { updatedAt } = read()
  api.status = 404
  await pass(10_000)
  await waitFor(() => expect(read().hasFailed).toBe(true))
  expect(read()).toMatchObject({ totalFiat: '1200.30', updatedAt })
})

test('behavior: consecutive failures show a single toast', async () => {
  const { api, kit, pass, read } = await setup({ status: 404 })
  const toasts: unknown[] = []
  kit.store.sub(kit.atoms.notices, () => {
    const { toast } = kit.store.get(kit.atoms.notices)
    if (toast && !toasts.includes(toast.id)) toasts.push(toast.id)
  })
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(kit.store.get(kit.atoms.notices).toast?.key).toBe('balanceUnavailable')
  await pass(31_000)
  await waitFor(() => expect(api.asked).toBe(2))
  expect(read().hasFailed).toBe(true)
  expect(toasts).toHaveLength(1)
})
