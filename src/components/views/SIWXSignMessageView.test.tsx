import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createSignInKit,
  signInAddress,
} from '../../../test/setup/kit/createSignInKit.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { SessionRejectedError } from '../../core/errors/signIn.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function setup(parameters: createSignInKit.Parameters = {}) {
  const made = createSignInKit(parameters)
  const page = render(<SIWXSignMessageView />, {
    wrapper: createWrapper(made.kit, new QueryClient()),
  })
  await act(made.connectFirst)
  await waitFor(() => expect(made.view()).toBe('SIWXSignMessage'))
  const click = (name: string) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { ...made, ...page, click }
}

test('default: names site, account and network, and signs', async () => {
  const { click, ids, view } = await setup()
  screen.getByText(`Sign in to ${location.host}`)
  screen.getByText('0xd8dA…6045')
  screen.getByText('Ethereum')
  screen.getByText(
    'This site requires a signature. Cancel to disconnect your wallet.',
  )
  await click('Sign in')
  await waitFor(() => expect(view()).toBe(undefined))
  expect(ids()).toHaveLength(1)
})

test('behavior: cancels', async () => {
  const { click, kit, view } = await setup()
  await click('Cancel')
  await waitFor(() => expect(kit.getAccounts()).toEqual([]))
  expect(view()).toBe(undefined)
})

test('behavior: not required, cancelling only closes', async () => {
  const { click, kit, view } = await setup({
    options: { getRequired: () => false },
  })
  expect(screen.queryByText(/requires a signature/)).toBe(null)
  await click('Cancel')
  await waitFor(() => expect(view()).toBe(undefined))
  expect(kit.getAccounts()).toHaveLength(1)
})

test('behavior: declined, says so and can be tried again', async () => {
  const { click, toast, view } = await setup({
    isRejecting: true,
    options: { signMessage: undefined },
  })
  await click('Sign in')
  await waitFor(() => expect(toast()).toBe('signatureDeclined'))
  expect(view()).toBe('SIWXSignMessage')
  expect(screen.getByRole('alert').textContent).toBe(
    'Request declined in your wallet',
  )
  screen.getByRole('button', { name: 'Try again' })
})

test.each([
  [
    'issuedAt',
    "Sign in again. If this keeps happening, check this device's clock.",
  ],
  [
    'nonce',
    'Sign in again. If this keeps happening, allow cookies for this site.',
  ],
  [
    'cookie',
    'Sign in again. If this keeps happening, allow cookies for this site.',
  ],
  ['domain', "The signature couldn't be verified"],
  ['constructor', "The signature couldn't be verified"],
])('error: the backend rejects %s', async (reason, text) => {
  const { click, siwx } = await setup()
  siwx.addSession.mockRejectedValueOnce(new SessionRejectedError({ reason }))
  await click('Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test('behavior: declined after it was closed, opens again', async () => {
  let refuse = (_error: unknown) => {}
  const signMessage = vi.fn(
    () =>
      new Promise<string>((_resolve, reject) => {
        refuse = reject
      }),
  )
  const { click, kit, toast, view } = await setup({
    options: { getRequired: () => false, signMessage },
  })
  await click('Sign in')
  await waitFor(() => expect(signMessage).toHaveBeenCalled())
  expect(screen.getByRole('status').textContent).toBe('Confirm in your wallet')
  act(() => closeModal(kit))
  expect(view()).toBe(undefined)
  await act(async () => refuse(Object.assign(new Error('no'), { code: 4001 })))
  await waitFor(() => expect(toast()).toBe('signatureDeclined'))
  expect(view()).toBe('SIWXSignMessage')
})

test('behavior: declined after another tab has signed in, stays closed', async () => {
  let refuse = (_error: unknown) => {}
  const signMessage = () =>
    new Promise<string>((_resolve, reject) => {
      refuse = reject
    })
  const { click, kit, sessions, siwx, toast, view } = await setup({
    options: { signMessage },
  })
  await click('Sign in')
  await waitFor(() => expect(siwx.createMessage).toHaveBeenCalled())
  const owner = { accountAddress: signInAddress, chainId: 'eip155:1' } as const
  const { toString: toText, ...data } = await siwx.createMessage(owner)
  const session = { data, message: toText(), signature: '0x1' }
  sessions.set(`eip155:1:${signInAddress}`, session)
  const tab = new BroadcastChannel(`latchkey.signIn.${kit.projectId}`)
  tab.postMessage('changed')
  await waitFor(() => expect(view()).toBe(undefined))
  await act(async () => refuse(Object.assign(new Error('no'), { code: 4001 })))
  await waitFor(() => expect(toast()).toBe('signatureDeclined'))
  expect(view()).toBe(undefined)
  tab.close()
})

test('behavior: cancelled while signing, a late signature is discarded', async () => {
  let answer = (_signature: string) => {}
  const signMessage = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  const { click, ids, kit, siwx, toast } = await setup({
    options: { signMessage },
  })
  await click('Sign in')
  await waitFor(() => expect(signMessage).toHaveBeenCalled())
  await click('Cancel')
  await waitFor(() => expect(kit.getAccounts()).toEqual([]))
  await act(async () => answer('0x1'))
  expect(siwx.addSession).not.toHaveBeenCalled()
  expect(ids()).toEqual([])
  expect(toast()).toBe(undefined)
})
