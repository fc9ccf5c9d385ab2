import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createSignInKit,
  otherAddress,
  signInAddress,
} from '../../test/setup/kit/createSignInKit.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { signIn } from '../actions/signIn.js'
import { signOut } from '../actions/signOut.js'
import { useSignIn } from './useSignIn.js'
import { useSignInStatus } from './useSignInStatus.js'

afterEach(cleanup)

function setup(parameters: createSignInKit.Parameters = {}) {
  const made = createSignInKit(parameters)
  const wrapper = createWrapper(made.kit, new QueryClient())
  const seen: string[] = []
  const hook = renderHook(
    () => {
      const state = useSignIn()
      if (seen.at(-1) !== state.status) seen.push(state.status)
      return { ...state, same: useSignInStatus() }
    },
    { wrapper },
  )
  const read = () => hook.result.current
  const reach = (status: string) =>
    waitFor(() => expect(read().status).toBe(status))
  return { ...made, reach, read, seen }
}

test('default: without any component of the package', async () => {
  const { connectFirst, reach, read, seen, siwx } = setup()
  expect(read()).toMatchObject({
    error: null,
    session: undefined,
    status: 'disconnected',
  })
  expect(siwx.getSessions).not.toHaveBeenCalled()
  await act(connectFirst)
  await reach('signedOut')
  await act(async () => read().signIn())
  await reach('signedIn')
  expect(read().same).toBe('signedIn')
  expect(read().session?.data.accountAddress).toBe(signInAddress)
  await act(async () => read().signOut())
  await reach('signedOut')
  expect(read().session).toBe(undefined)
  // Never signed in without a session that was read.
  expect(seen.join()).toMatch(
    /^disconnected,loading,signedOut,(signing,)?loading,signedIn,loading,signedOut$/,
  )
})

test('behavior: another account is not signed in', async () => {
  const { connectFirst, connectSecond, reach, read } = setup()
  await act(connectFirst)
  await reach('signedOut')
  await act(async () => read().signInAsync())
  await reach('signedIn')
  await act(connectSecond)
  expect(read().status).not.toBe('signedIn')
  await reach('signedOut')
  await act(async () => read().signInAsync())
  await reach('signedIn')
  expect(read().session?.data.accountAddress).toBe(otherAddress)
})

test('behavior: status while the user is asked', async () => {
  let answer = (_signature: string) => {}
  const signMessage = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  const { connectFirst, kit, reach } = setup({ options: { signMessage } })
  await act(connectFirst)
  await reach('signedOut')
  let done: Promise<unknown> | undefined
  act(() => {
    done = signIn(kit)
  })
  await reach('signing')
  await act(async () => {
    answer('0x1')
    await done
  })
  await reach('signedIn')
})

test('error: declined', async () => {
  const { connectFirst, reach, read } = setup({
    isRejecting: true,
    options: { signMessage: undefined },
  })
  await act(connectFirst)
  await reach('signedOut')
  await act(async () => read().signIn())
  await waitFor(() => expect(read().error).toMatchObject({ code: 4001 }))
  expect(read().status).toBe('signedOut')
})

test('error: the session cannot be read', async () => {
  const { connectFirst, kit, read, siwx } = setup()
  siwx.getSessions.mockRejectedValue(new Error('offline'))
  await act(connectFirst)
  await waitFor(() => expect(kit.getAccounts()).toEqual([]))
  expect(read().status).toBe('disconnected')
})

test('behavior: an unsupported network', async () => {
  const { connectFirst, goForeign, reach } = setup()
  await act(connectFirst)
  await reach('signedOut')
  act(goForeign)
  await reach('unsupported')
})

test('behavior: without sign-in', async () => {
  const { kit, siwx } = createSignInKit({ siweConfig: disabled })
  const wrapper = createWrapper(kit, new QueryClient())
  const { result } = renderHook(() => useSignIn(), { wrapper })
  expect(result.current.status).toBe('disabled')
  expect(siwx.getSessions).not.toHaveBeenCalled()
})

test('error: the backend does not sign out', async () => {
  const { connectFirst, disconnectFirst, reach, read, siwx } = setup()
  await act(connectFirst)
  await reach('signedOut')
  await act(async () => read().signIn())
  await reach('signedIn')
  siwx.revokeSession.mockRejectedValueOnce(new Error('offline'))
  await act(async () => read().signOut())
  await waitFor(() => expect(read().error?.message).toContain('offline'))
  // The callback of success is not called.
  await reach('signedIn')
  siwx.setSessions.mockRejectedValueOnce(new Error('offline'))
  await act(disconnectFirst)
  await waitFor(() => expect(siwx.setSessions).toHaveBeenCalledWith([]))
  await reach('disconnected')
  siwx.revokeSession.mockClear()
  // The backend is there again: what was to end, ends before it is read.
  await act(connectFirst)
  await reach('signedOut')
  expect(siwx.revokeSession).toHaveBeenCalled()
})

test('behavior: mounted twice by StrictMode, it asks once', async () => {
  const { connectFirst, kit, siwx, view } = createSignInKit()
  const Wrapper = createWrapper(kit, new QueryClient())
  const { result, unmount } = renderHook(() => useSignIn(), {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
  })
  await act(connectFirst)
  await waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  await act(async () => {
    await Promise.all([
      result.current.signInAsync(),
      result.current.signInAsync(),
    ])
  })
  await waitFor(() => expect(result.current.status).toBe('signedIn'))
  expect(view()).toBe(undefined)
  expect(siwx.createMessage).toHaveBeenCalledOnce()
  expect(siwx.addSession).toHaveBeenCalledOnce()
  // Both mounts have ended: nothing follows the accounts.
  unmount()
  const { length } = siwx.getSessions.mock.calls
  await signOut(kit)
  expect(siwx.getSessions.mock.calls).toHaveLength(length)
})

function Status({ onRender }: { onRender: (status: string) => void }) {
  const { error, session, status } = useSignIn()
  onRender(status)
  return <p>{error?.name ?? session?.message ?? 'nobody'}</p>
}

test('behavior: on a server', () => {
  const { kit, siwx } = createSignInKit()
  const Wrapper = createWrapper(kit, new QueryClient())
  const seen: string[] = []
  const html = renderToString(
    <Wrapper>
      <Status onRender={(status) => seen.push(status)} />
    </Wrapper>,
  )
  expect(html).toContain('nobody')
  expect(seen).toEqual(['disconnected'])
  expect(siwx.getSessions).not.toHaveBeenCalled()
})

const disabled = {
  createMessage: () => '',
  enabled: false,
  getNonce: async () => '',
  getSession: vi.fn(async () => null),
  signOut: async () => true,
  verifyMessage: async () => true,
}
