import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import { goBack } from '../../actions/modal/goBack.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { projectLimitsQueryKey } from '../../query/projectLimits.js'
import { useUsageRule } from './useUsageRule.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'GET /appkit/v1/project-limits'

async function setup(limits: object, views: readonly string[]) {
  const planLimits = {
    isAboveMauLimit: false,
    isAboveRpcLimit: false,
    tier: 'starter',
    ...limits,
  }
  const found = await setupProject({
    answers: { [path]: () => ({ planLimits }) },
    isConnected: false,
    logger: { debug() {}, warn() {} } as never,
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit, queryClient } = found
  const show = (views: readonly string[]) =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: views.map((view) => ({ view }) as ModalEntry),
    }))
  show(views)
  renderHook(() => useUsageRule(), { wrapper: found.wrapper })
  const read = () =>
    kit.store.get(kit.atoms.modal).stack.map(({ view }) => view as string)
  const know = (isUsageExceeded: boolean) =>
    queryClient.setQueryData(projectLimitsQueryKey(kit), {
      isUsageExceeded,
      limits: planLimits,
    } as never)
  return { ...found, know, read, show }
}

test.each([
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ConnectingMultiChain',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
])('default: replaces %s', async (view) => {
  const { kit, read } = await setup({ isAboveMauLimit: true }, [
    'Connect',
    view,
  ])
  await waitFor(() => expect(read()).toEqual(['Connect', 'UsageExceeded']))
  act(() => goBack(kit))
  expect(read()).toEqual(['Connect'])
})

test('behavior: blocks an injected wallet only if the limits are known', async () => {
  const { count, know, read } = await setup({ isAboveRpcLimit: true }, [
    'Connect',
    'ConnectingExternal',
  ])
  await act(async () => {})
  expect(count(path)).toBe(0)
  expect(read()).toEqual(['Connect', 'ConnectingExternal'])
  act(() => void know(true))
  await waitFor(() => expect(read()).toEqual(['Connect', 'UsageExceeded']))
})

test.each([
  ['Connect'],
  ['AllWallets'],
  ['ConnectingWalletConnect'],
  ['GetWallet'],
  ['Account'],
])('behavior: %s is not blocked', async (view) => {
  const { know, read } = await setup({ isAboveMauLimit: true }, [view])
  act(() => void know(true))
  await act(async () => {})
  expect(read()).toEqual([view])
})

test.each([{ isAboveMauLimit: true, tier: 'pro' }, { tier: 'starter' }])(
  'behavior: does not apply to %o',
  async (limits) => {
    const { count, read } = await setup(limits, ['EmailVerifyOtp'])
    await waitFor(() => expect(count(path)).toBe(1))
    await act(async () => {})
    expect(read()).toEqual(['EmailVerifyOtp'])
  },
)

test('error: blocks nothing if the limits cannot be fetched', async () => {
  const { answers, count, queryClient, read, show } = await setup(
    { isAboveMauLimit: true },
    ['Connect'],
  )
  answers[path] = () => Response.json({}, { status: 404 })
  queryClient.clear()
  act(() => show(['EmailVerifyOtp']))
  await waitFor(() => expect(count(path)).toBe(1))
  await act(async () => {})
  expect(read()).toEqual(['EmailVerifyOtp'])
})
