import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
// Loaded here: its loading takes real time.
import '../api/createApiClient.js'
import { useExchangeBuyStatus } from './useExchangeBuyStatus.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'clearInterval', 'setInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  { every: 3_000, isDeposit: false },
  { every: 5_000, isDeposit: true },
])(
  'default: polls every $every ms until it ends, deposit: $isDeposit',
  async ({ every, isDeposit }) => {
    const statuses = ['UNKNOWN', 'IN_PROGRESS', 'FAILED']
    const { calls, kit } = createApiKit({
      answer: () => ({
        ...{ id: 1, jsonrpc: '2.0', result: { status: statuses.shift() } },
      }),
    })
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const { result } = renderHook(
      () =>
        useExchangeBuyStatus({ exchangeId: 'a', isDeposit, sessionId: 's' }),
      { wrapper: createWrapper(kit, new QueryClient()) },
    )
    await vi.waitFor(() => expect(result.current.data?.status).toBe('UNKNOWN'))
    await wait(every - 500)
    expect(calls).toHaveLength(1)
    await wait(500)
    expect(calls).toHaveLength(2)
    await wait(every)
    await vi.waitFor(() => expect(result.current.data?.status).toBe('FAILED'))
    await wait(60_000)
    expect(calls).toHaveLength(3)
  },
)
