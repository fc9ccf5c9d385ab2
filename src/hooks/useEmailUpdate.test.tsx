import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import {
  EmailTakenError,
  InvalidCodeError,
  LoginCooldownError,
} from '../core/errors/login.js'
import type { FrameClient } from '../core/ports.js'
import { useEmailUpdate } from './useEmailUpdate.js'

afterEach(cleanup)

function setup() {
  const social = setupSocial()
  const client = Object.assign(social.client, {
    updateEmail: vi.fn<FrameClient['updateEmail']>(async () => ({
      action: 'VERIFY_PRIMARY_OTP',
    })),
    updateEmailPrimaryOtp: vi.fn<FrameClient['updateEmailPrimaryOtp']>(
      async () => {},
    ),
    updateEmailSecondaryOtp: vi.fn<FrameClient['updateEmailSecondaryOtp']>(
      async () => ({ newEmail: 'new@example.com' }),
    ),
  })
  const onError = vi.fn()
  const wrapper = createWrapper(social.kit, new QueryClient())
  const hook = renderHook(() => useEmailUpdate({ onError }), { wrapper })
  const read = () => hook.result.current
  return { ...social, client, hook, onError, read }
}

test('default', async () => {
  const { client, read } = setup()
  expect(read()).toMatchObject({
    error: null,
    isPending: false,
    newEmail: undefined,
    secondsLeft: 0,
    step: 'email',
  })
  act(() => read().submitEmail(' new@example.com'))
  await waitFor(() => expect(read().step).toBe('primaryCode'))
  expect(read()).toMatchObject({ newEmail: 'new@example.com', secondsLeft: 30 })
  act(() => read().submitPrimaryCode('123456'))
  await waitFor(() => expect(read().step).toBe('secondaryCode'))
  act(() => read().submitSecondaryCode('654321'))
  await waitFor(() => expect(read().step).toBe('done'))
  expect(read().newEmail).toBe('new@example.com')
  act(() => read().resend())
  await waitFor(() => expect(client.updateEmail).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(read().step).toBe('primaryCode'))
  act(() => read().reset())
  expect(read()).toMatchObject({ newEmail: undefined, step: 'email' })
})

test('behavior: a failure keeps the step', async () => {
  const { client, onError, read } = setup()
  client.updateEmail.mockRejectedValueOnce(new EmailTakenError())
  act(() => read().submitEmail('new@example.com'))
  await waitFor(() => expect(read().error).toBeInstanceOf(EmailTakenError))
  expect(read().step).toBe('email')
  act(() => read().submitEmail('new@example.com'))
  await waitFor(() => expect(read().step).toBe('primaryCode'))
  act(() => read().submitPrimaryCode('1'))
  await waitFor(() => expect(read().error).toBeInstanceOf(InvalidCodeError))
  expect(read().step).toBe('primaryCode')
  expect(onError).toHaveBeenCalledTimes(2)
})

test('behavior: cooldown between two emails', async () => {
  const { client, read } = setup()
  client.updateEmail.mockRejectedValueOnce(
    new LoginCooldownError({ secondsLeft: 12 }),
  )
  act(() => read().submitEmail('new@example.com'))
  await waitFor(() => expect(read().secondsLeft).toBe(12))
})

test('behavior: unmounting aborts the pending request', async () => {
  const { client, hook, onError, read } = setup()
  client.updateEmail.mockReturnValue(new Promise(() => {}))
  act(() => read().submitEmail('new@example.com'))
  await waitFor(() => expect(client.updateEmail).toHaveBeenCalledOnce())
  hook.unmount()
  const signal = client.updateEmail.mock.calls[0]?.[1]?.signal
  await waitFor(() => expect(signal?.aborted).toBe(true))
  expect(onError).not.toHaveBeenCalled()
})
