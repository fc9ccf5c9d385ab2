import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { createFrameStub } from '../../test/setup/frame/createFrameStub.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import {
  CodeExpiredError,
  DeviceNotApprovedError,
  InvalidCodeError,
  InvalidEmailError,
  LoginCooldownError,
} from '../core/errors/login.js'
import { createKit } from '../createKit.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useEmailLogin } from './useEmailLogin.js'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

function setup() {
  const stub = createFrameStub()
  const config = createConfig({
    chains: [foundry],
    connectors: [stub.connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  const kit = createKit({ config, projectId: 'test' })
  const queryClient = new QueryClient()
  const onError = vi.fn()
  const onStep = vi.fn()
  const wrapper = createWrapper(kit, queryClient)
  const hook = renderHook(
    () => ({
      account: useActiveAccount(),
      login: useEmailLogin({ onError, onStep }),
    }),
    { wrapper },
  )
  const read = () => hook.result.current.login
  async function toCode() {
    act(() => read().submitEmail('ada@example.com'))
    await waitFor(() => expect(read().step).toBe('otp'))
  }
  return { ...stub, config, hook, kit, onError, onStep, read, toCode }
}

test('default', async () => {
  const { claims, client, hook, read } = setup()
  // Slow enough to observe the pending state.
  client.connectEmail.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { action: 'VERIFY_OTP' }
  })
  expect(read()).toMatchObject({
    email: undefined,
    error: null,
    isPending: false,
    secondsLeft: 0,
    step: 'email',
  })
  expect(claims.login).toBe(0)
  act(() => read().submitEmail(' ada@example.com'))
  await waitFor(() => expect(read().isPending).toBe(true))
  expect(claims.login).toBe(1)
  await waitFor(() => expect(read().step).toBe('otp'))
  expect(read()).toMatchObject({ email: 'ada@example.com', secondsLeft: 30 })
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().step).toBe('connected'))
  expect(client.connectEmail).toHaveBeenCalledOnce()
  expect(hook.result.current.account?.connector.id).toBe('ID_AUTH')
  expect(claims.login).toBe(0)
})

test('error: an invalid email keeps the step', async () => {
  const { client, read } = setup()
  act(() => read().submitEmail('ada'))
  await waitFor(() => expect(read().error).toBeInstanceOf(InvalidEmailError))
  expect(read()).toMatchObject({ isPending: false, step: 'email' })
  expect(client.connectEmail).not.toHaveBeenCalled()
})

test('error: wrong code, then the right one', async () => {
  const { client, read, toCode } = setup()
  await toCode()
  client.connectOtp.mockRejectedValueOnce(new InvalidCodeError())
  act(() => read().submitCode('000000'))
  await waitFor(() => expect(read().error).toBeInstanceOf(InvalidCodeError))
  expect(read().step).toBe('otp')
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().step).toBe('connected'))
  expect(read().error).toBe(null)
})

test('error: expired code, then a new email', async () => {
  const { client, read, toCode } = setup()
  await toCode()
  client.connectOtp.mockRejectedValueOnce(new CodeExpiredError())
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().error).toBeInstanceOf(CodeExpiredError))
  act(() => read().resend())
  await waitFor(() => expect(client.connectEmail).toHaveBeenCalledTimes(2))
  expect(client.connectEmail.mock.lastCall?.[0]).toEqual({
    email: 'ada@example.com',
  })
  await waitFor(() => expect(read().isPending).toBe(false))
  expect(read()).toMatchObject({ error: null, step: 'otp' })
})

test('error: cooldown, with the seconds left', async () => {
  const { client, read, toCode } = setup()
  await toCode()
  client.connectEmail.mockRejectedValueOnce(
    new LoginCooldownError({ secondsLeft: 12 }),
  )
  act(() => read().resend())
  await waitFor(() => expect(read().error).toBeInstanceOf(LoginCooldownError))
  expect(read()).toMatchObject({ secondsLeft: 12, step: 'otp' })
})

test('behavior: connection fails after the code was accepted', async () => {
  const { config, read, toCode } = setup()
  await toCode()
  const [connector] = config.connectors
  if (!connector) return expect.unreachable()
  vi.spyOn(connector, 'connect').mockRejectedValueOnce(new Error('no'))
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().error).toBeTruthy())
  expect(read().step).toBe('otp')
})

test('param: onError, called once per failure', async () => {
  const { client, onError, read, toCode } = setup()
  await toCode()
  client.connectOtp.mockRejectedValueOnce(new InvalidCodeError())
  act(() => read().submitCode('000000'))
  await waitFor(() => expect(read().error).toBeInstanceOf(InvalidCodeError))
  expect(onError.mock.calls).toEqual([[read().error]])
})

test('param: onStep, called for each completed step', async () => {
  const { client, onStep, read } = setup()
  client.connectEmail.mockResolvedValueOnce({ action: 'VERIFY_DEVICE' })
  act(() => read().submitEmail('ada@example.com'))
  await waitFor(() => expect(read().step).toBe('otp'))
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().step).toBe('connected'))
  expect(onStep.mock.calls).toEqual([
    [{ cause: 'mail', step: 'device' }],
    [{ cause: 'device', step: 'otp' }],
    [{ cause: 'code', step: 'connected' }],
  ])
})

test('behavior: lastAction tells what an error refers to', async () => {
  const { client, read, toCode } = setup()
  expect(read().lastAction).toBe(undefined)
  await toCode()
  expect(read().lastAction).toBe('email')
  client.connectOtp.mockRejectedValueOnce(new InvalidCodeError())
  act(() => read().submitCode('000000'))
  await waitFor(() => expect(read().error).toBeInstanceOf(InvalidCodeError))
  expect(read().lastAction).toBe('code')
})

describe('new device', () => {
  test('behavior: waits for the link automatically', async () => {
    const { client, read } = setup()
    let approve = () => {}
    client.connectEmail.mockResolvedValue({ action: 'VERIFY_DEVICE' })
    client.connectDevice.mockImplementation(
      () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    )
    act(() => read().submitEmail('ada@example.com'))
    await waitFor(() => expect(read().step).toBe('device'))
    expect(read().isPending).toBe(false)
    await waitFor(() => expect(client.connectDevice).toHaveBeenCalled())
    await act(async () => approve())
    await waitFor(() => expect(read().step).toBe('otp'))
  })

  test('error: another email during the cooldown stops waiting for the link', async () => {
    const { client, read } = setup()
    client.connectEmail.mockResolvedValueOnce({ action: 'VERIFY_DEVICE' })
    client.connectDevice.mockImplementation(() => new Promise(() => {}))
    act(() => read().submitEmail('ada@example.com'))
    await waitFor(() => expect(read().step).toBe('device'))
    client.connectEmail.mockRejectedValueOnce(
      new LoginCooldownError({ secondsLeft: 12 }),
    )
    act(() => read().submitEmail('bob@example.com'))
    await waitFor(() => expect(read().error).toBeInstanceOf(LoginCooldownError))
    expect(read().step).toBe('email')
  })

  test('error: rejected', async () => {
    const { client, read } = setup()
    client.connectEmail.mockResolvedValue({ action: 'VERIFY_DEVICE' })
    client.connectDevice.mockRejectedValue(new DeviceNotApprovedError())
    act(() => read().submitEmail('ada@example.com'))
    await waitFor(() =>
      expect(read().error).toBeInstanceOf(DeviceNotApprovedError),
    )
    expect(read().step).toBe('email')
  })
})

test('behavior: the cooldown ticks once a second, only while above zero', async () => {
  vi.useFakeTimers()
  const { read } = setup()
  await act(async () => read().submitEmail('ada@example.com'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(read().secondsLeft).toBe(30)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(read().secondsLeft).toBe(29)
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(read().secondsLeft).toBe(0)
  const timers = vi.getTimerCount()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timers)
  expect(read().secondsLeft).toBe(0)
})

test('behavior: reset', async () => {
  const { claims, client, read } = setup()
  client.connectEmail.mockImplementation((_, options) => {
    return new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () =>
        reject(options.signal?.reason),
      )
    })
  })
  act(() => read().submitEmail('ada@example.com'))
  await waitFor(() => expect(client.connectEmail).toHaveBeenCalled())
  act(() => read().reset())
  await act(async () => {})
  expect(read()).toMatchObject({ error: null, isPending: false, step: 'email' })
  expect(claims.login).toBe(0)
  expect(client.connectEmail.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
})

test('behavior: unmounting aborts the pending request', async () => {
  const { claims, client, hook, read } = setup()
  client.connectEmail.mockImplementation(() => new Promise(() => {}))
  act(() => read().submitEmail('ada@example.com'))
  await waitFor(() => expect(client.connectEmail).toHaveBeenCalled())
  hook.unmount()
  expect(claims.login).toBe(0)
  expect(client.connectEmail.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
})

test('behavior: resets when the wallet disconnects', async () => {
  const { config, read, toCode } = setup()
  await toCode()
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().step).toBe('connected'))
  await act(() => disconnect(config))
  expect(read()).toMatchObject({ email: undefined, step: 'email' })
})

/** Simulates a page reload during a pending login. */
function reload(step: 'otp' | 'device', age = 10_000) {
  sessionStorage.setItem(
    'latchkey.pendingLogin',
    JSON.stringify({
      email: 'ada@example.com',
      sentAt: Date.now() - age,
      step,
    }),
  )
  return setup()
}

test('behavior: a reload keeps the address, step and cooldown', async () => {
  const { claims, client, read } = reload('otp')
  expect(read()).toMatchObject({
    email: 'ada@example.com',
    isPending: false,
    secondsLeft: 20,
    step: 'otp',
  })
  expect(claims.login).toBe(1)
  expect(client.connectEmail).not.toHaveBeenCalled()
  act(() => read().submitCode('123456'))
  await waitFor(() => expect(read().step).toBe('connected'))
  expect(sessionStorage.length).toBe(0)
})

test('behavior: a reload keeps waiting for the emailed link', async () => {
  const { client, read } = reload('device', 60_000)
  expect(read()).toMatchObject({ secondsLeft: 0, step: 'device' })
  await waitFor(() => expect(client.connectDevice).toHaveBeenCalledOnce())
  await waitFor(() => expect(read().step).toBe('otp'))
})

test('behavior: a pending login is cleared by reset, unmount and expiry', async () => {
  const { hook, read, toCode } = setup()
  await toCode()
  expect(sessionStorage.getItem('latchkey.pendingLogin')).toContain('ada@')
  act(() => read().reset())
  expect(sessionStorage.length).toBe(0)
  await toCode()
  expect(sessionStorage.length).toBe(1)
  hook.unmount()
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  expect(reload('otp', 600_000).read().step).toBe('email')
})
