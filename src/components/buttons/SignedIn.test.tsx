import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createSignInKit } from '../../../test/setup/kit/createSignInKit.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { signIn } from '../../actions/signIn.js'
import { signOut } from '../../actions/signOut.js'
import { SignedIn } from './SignedIn.js'

afterEach(cleanup)

test('default', async () => {
  const { connectFirst, kit, siwx } = createSignInKit()
  let answer = () => {}
  render(
    <SignedIn fallback="out" loading="wait">
      secret
    </SignedIn>,
    { wrapper: createWrapper(kit, new QueryClient()) },
  )
  screen.getByText('out')
  siwx.getSessions.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve([])
      }),
  )
  await act(connectFirst)
  await screen.findByText('wait')
  await act(async () => answer())
  await screen.findByText('out')
  await act(() => signIn(kit))
  await screen.findByText('secret')
  await act(() => signOut(kit))
  await screen.findByText('out')
  expect(screen.queryByText('secret')).toBe(null)
})

test('behavior: without fallback and loading', async () => {
  const { kit } = createSignInKit()
  const { container } = render(<SignedIn>secret</SignedIn>, {
    wrapper: createWrapper(kit, new QueryClient()),
  })
  expect(container.innerHTML).toBe('')
})
