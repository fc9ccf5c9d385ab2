import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { useModalLogin } from './useModalLogin.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function setup() {
  const app = createModalApp()
  const { result, unmount } = renderHook(useModalLogin, {
    wrapper: ({ children }) => (
      <StrictMode>
        <app.wrapper>{children}</app.wrapper>
      </StrictMode>
    ),
  })
  return { ...app, login: () => result.current, unmount }
}

test('default: a login in a closed modal is not awaited', async () => {
  const { claims, kit, login, unmount, view } = setup()
  act(() => openModal(kit))
  act(() => login().submitEmail('ada@example.com'))
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(claims.login).toBe(1)
  act(() => closeModal(kit))
  expect(claims.login).toBe(0)
  // Continues where it was, and is awaited again.
  expect(login()).toMatchObject({ email: 'ada@example.com', step: 'otp' })
  act(() => openModal(kit))
  expect(claims.login).toBe(1)
  unmount()
  expect(claims.login).toBe(0)
})
