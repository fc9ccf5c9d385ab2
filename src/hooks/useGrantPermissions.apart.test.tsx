// A process of its own: loads the code of payments.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { useGrantPermissions } from './useGrantPermissions.js'
import { useSmartSessions } from './useSmartSessions.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = `/v1/sessions/eip155:1:${signer.address}`
const publicKey = `0x02${'ab'.repeat(32)}` as const
const key = { type: 'secp256k1', publicKey } as const

async function setup(grant: (request: object) => unknown) {
  let pcis: object[] = []
  const found = await setupProject({
    answers: {
      [`GET ${path}`]: () => ({ pcis }),
      [`POST ${path}`]: () => ({ pci: 'pci-1', key }),
      [`POST ${path}/activate`]({ body }) {
        pcis = [{ ...body, project: { id: '1', name: 'Shop' } }]
        return Response.json({}, { status: 200 })
      },
    },
    answerWallet: {
      wallet_getCapabilities: () => ({
        '0x1': { permissions: { supported: true } },
      }),
      wallet_grantPermissions: ([request]) => grant(request as object),
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { result } = renderHook(
    () => ({ grant: useGrantPermissions(), list: useSmartSessions() }),
    { wrapper: found.wrapper },
  )
  const read = () => result.current
  await waitFor(() => expect(read().list.data?.sessions).toEqual([]))
  return { ...found, read }
}

const toVariables = () => ({
  expiry: Math.floor(Date.now() / 1_000) + 60,
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: 1n, period: 60 },
    } as const,
  ],
  signer: { type: 'key', data: key } as const,
})

test('default: lists what was granted', async () => {
  const { read } = await setup((request) => ({ ...request, context: '0xc0' }))
  await act(() => read().grant.mutateAsync(toVariables()))
  await waitFor(() =>
    expect(read().list.data?.sessions).toMatchObject([
      { pci: 'pci-1', status: 'active' },
    ]),
  )
  expect(read().grant.data?.context).toBe('pci-1')
})

test('error: reads the list again even if the user declines', async () => {
  const { count, read } = await setup(() => {
    throw Object.assign(new Error('no'), { code: 4001 })
  })
  await act(async () => {
    const work = read().grant.mutateAsync(toVariables())
    await expect(work).rejects.toMatchObject({ code: 4001 })
  })
  await waitFor(() => expect(count(`GET ${path}`)).toBe(2))
  expect(count(`POST ${path}/activate`)).toBe(0)
})
