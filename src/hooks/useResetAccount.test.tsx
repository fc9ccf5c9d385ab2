import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import type { FrameClient } from '../core/ports.js'
import { balancesQueryKey } from '../query/balances.js'
import { embeddedUserQueryKey } from '../query/embeddedUser.js'
import { smartSessionsQueryKey } from '../query/smartSessions.js'
import { useResetAccount } from './useResetAccount.js'

afterEach(cleanup)

const hash = `0x${'1'.repeat(64)}` as const

async function setup(request: FrameClient['request']) {
  const social = setupSocial()
  Object.assign(social.client, { request })
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useResetAccount(), {
    wrapper: createWrapper(social.kit, queryClient),
  })
  await act(async () => {
    const [connector] = social.config.connectors
    if (connector) await connect(social.config, { connector })
  })
  const { address } = social.user
  const place = { address, chainId: 31337 }
  const keys = {
    user: embeddedUserQueryKey(social.kit),
    sessions: smartSessionsQueryKey(social.kit, place),
    elsewhere: smartSessionsQueryKey(social.kit, { address, chainId: 1 }),
    balances: balancesQueryKey(social.kit, place),
  }
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  const isStale = () =>
    Object.entries(keys)
      .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
  return { isStale, read: () => result.current }
}

test('default: invalidates the user and the permissions of the account', async () => {
  const request = vi.fn(async () => ({ hash, signatures: [] }))
  const { isStale, read } = await setup(request)
  await act(async () => {
    const done = await read().mutateAsync({ sessions: [] })
    expect(done).toEqual({ hash, unlisted: [] })
  })
  expect(request).toHaveBeenCalledOnce()
  expect(isStale()).toEqual(['user', 'sessions'])
})

test('error: also invalidates when it is unknown what happened', async () => {
  const { isStale, read } = await setup(async () => {
    throw Object.assign(new Error('no'), { code: -32000 })
  })
  await act(async () => {
    const work = read().mutateAsync({ sessions: [] })
    await expect(work).rejects.toMatchObject({ code: -32000 })
  })
  expect(isStale()).toEqual(['user', 'sessions'])
})
