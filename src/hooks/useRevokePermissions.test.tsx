import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { balancesQueryKey } from '../query/balances.js'
import { smartSessionsQueryKey } from '../query/smartSessions.js'
import { useRevokePermissions } from './useRevokePermissions.js'
import { useSmartSessions } from './useSmartSessions.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { address } = signer
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const pci = '8f1f2d1c-0000-4000-8000-000000000001'
const shown = { expiry: 4_000_000_000, permissions: [] }
const listPath = `GET /v1/sessions/eip155:1:${address}`
const revokePath = `POST /v1/sessions/eip155:1:${address}/revoke`

async function setup(revoke: () => unknown = () => ({ success: true })) {
  let pcis = [
    {
      pci,
      project: { id: '1', name: 'Game' },
      expiry: 4_000_000_000,
      permissions: [],
    },
  ]
  const found = await setupProject({
    answers: {
      [listPath]: () => ({ pcis }),
      [revokePath]: () => {
        pcis = []
        return revoke()
      },
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { result } = renderHook(
    () => ({ list: useSmartSessions(), revoke: useRevokePermissions() }),
    { wrapper: found.wrapper },
  )
  const read = () => result.current
  await waitFor(() => expect(read().list.data?.sessions).toHaveLength(1))
  return { ...found, read }
}

test('default: invalidates only the list of the account', async () => {
  const { count, kit, queryClient, read } = await setup()
  const lower = address.toLowerCase()
  const same = smartSessionsQueryKey(kit, { address: lower, chainId: '0x1' })
  const others = [
    smartSessionsQueryKey(kit, { address: stranger, chainId: 1 }),
    smartSessionsQueryKey(kit, { address, chainId: 10 }),
    balancesQueryKey(kit, { address, chainId: 1 }),
  ]
  for (const key of [same, ...others]) queryClient.setQueryData(key, {})
  await act(() => read().revoke.mutateAsync({ ...shown, pci }))
  await waitFor(() => expect(read().list.data?.sessions).toEqual([]))
  expect(count(listPath)).toBe(2)
  expect(count(revokePath)).toBe(1)
  const isStale = (queryKey: readonly unknown[]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated
  expect(isStale(same)).toBe(true)
  expect(others.map(isStale)).toEqual([false, false, false])
})

test('error: also refetches if the result is unknown', async () => {
  const { count, read } = await setup(() => Response.json({}, { status: 504 }))
  await act(async () => {
    const work = read().revoke.mutateAsync({ ...shown, pci })
    await expect(work).rejects.toMatchObject({ code: 'REQUEST_FAILED' })
  })
  await waitFor(() => expect(count(listPath)).toBe(2))
  expect(count(revokePath)).toBe(1)
})
