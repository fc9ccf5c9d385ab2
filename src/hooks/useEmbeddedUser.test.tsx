import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { FrameError } from '../core/errors/frame.js'
import type { FrameClient } from '../core/ports.js'
import { useEmbeddedUser } from './useEmbeddedUser.js'

afterEach(cleanup)

function setup() {
  const social = setupSocial()
  const client = Object.assign(social.client, {
    onSessionUpdate: () => () => {},
    isConnected: vi.fn<FrameClient['isConnected']>(async () => true),
    getUser: vi.fn<FrameClient['getUser']>(async () => social.user),
    getSmartAccountEnabledNetworks: vi.fn(async () => {
      social.storage.set('smartAccountEnabledNetworks', [1, 10])
      return [1, 10]
    }),
    setPreferredAccount: vi.fn<FrameClient['setPreferredAccount']>(
      async ({ type }) => {
        const user = { ...social.user, preferredAccountType: type }
        social.setState({ user })
        return { address: user.address, type }
      },
    ),
  })
  const wrapper = createWrapper(social.kit, new QueryClient())
  const hook = renderHook(() => useEmbeddedUser(), { wrapper })
  const read = () => hook.result.current
  function logIn() {
    social.storage.set('emailLoginUsed', true)
    social.storage.set('socialProvider', 'google')
    act(() => social.setState({ user: social.user }))
  }
  return { ...social, client, logIn, read }
}

test('default', async () => {
  const { client, frame, logIn, read, setState, user } = setup()
  expect(read()).toMatchObject({
    accounts: [],
    address: undefined,
    error: null,
    isLoggedIn: false,
    isPending: false,
  })
  expect(frame.peek()).toBeUndefined()
  logIn()
  expect(read()).toMatchObject({
    address: user.address,
    isLoggedIn: true,
    preferredAccountType: 'eoa',
    socialProvider: 'google',
    userName: 'ada',
  })
  await waitFor(() =>
    expect(read().smartAccountEnabledNetworks).toEqual([1, 10]),
  )
  expect(client.getUser).toHaveBeenCalledOnce()
  act(() => setState({ user: { ...user, email: 'new@example.com' } }))
  expect(read().email).toBe('new@example.com')
  act(() => setState({ user: undefined }))
  expect(read()).toMatchObject({ address: undefined, isLoggedIn: false })
})

test('behavior: sets the account type', async () => {
  const { client, logIn, read } = setup()
  logIn()
  act(() => read().setPreferredAccountType('smartAccount'))
  await waitFor(() => expect(read().preferredAccountType).toBe('smartAccount'))
  client.setPreferredAccount.mockRejectedValue(new FrameError())
  act(() => read().setPreferredAccountType('eoa'))
  await waitFor(() => expect(read().error).toBeInstanceOf(FrameError))
  expect(read().preferredAccountType).toBe('smartAccount')
})
