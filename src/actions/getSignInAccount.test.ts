import { expect, test, vi } from 'vitest'
import {
  createSignInKit,
  signInAddress,
} from '../../test/setup/kit/createSignInKit.js'
import { getSignInAccount } from './getSignInAccount.js'
import { setSignInMetadata } from './setSignInMetadata.js'

const found = {
  id: 'a',
  address: signInAddress,
  chainId: 'eip155:1',
  metadata: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignedInAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function setup() {
  const accounts = {
    get: vi.fn(async () => found),
    setMetadata: vi.fn(async () => {}),
  }
  return { ...createSignInKit({ options: { accounts } }), accounts }
}

test('default', async () => {
  const { accounts, connectFirst, kit } = setup()
  expect(await getSignInAccount(kit)).toBe(undefined)
  await connectFirst()
  expect(await getSignInAccount(kit)).toBe(found)
  expect(accounts.get).toHaveBeenCalledWith('eip155:1', signInAddress)
  const metadata = { plan: 'free' }
  await setSignInMetadata(kit, { metadata })
  await setSignInMetadata(kit, { metadata: null })
  expect(accounts.setMetadata.mock.calls).toEqual([
    ['eip155:1', signInAddress, metadata],
    ['eip155:1', signInAddress, null],
  ])
})

test('behavior: a sign-in that keeps no accounts', async () => {
  const { connectFirst, kit } = createSignInKit()
  await connectFirst()
  expect(await getSignInAccount(kit)).toBe(undefined)
  await expect(setSignInMetadata(kit, { metadata: {} })).rejects.toMatchObject({
    code: 'SIGN_IN_NOT_CONFIGURED',
  })
})

test('error: not connected, metadata of another type, the service fails', async () => {
  const { accounts, connectFirst, kit } = setup()
  await expect(setSignInMetadata(kit, { metadata: {} })).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
  await connectFirst()
  for (const metadata of ['free', 1, undefined, []])
    await expect(
      setSignInMetadata(kit, { metadata: metadata as never }),
    ).rejects.toMatchObject({ code: 'INVALID_PARAMETER' })
  accounts.get.mockRejectedValueOnce(new TypeError('x'))
  await expect(getSignInAccount(kit)).rejects.toMatchObject({
    code: expect.any(String),
  })
})
