import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerUri, setupSocial } from '../../test/setup/frame/setupSocial.js'
import { catchReported } from '../../test/setup/kit/catchReported.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import {
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { getSocialUri } from '../features/login/getSocialUri.js'
import { connectFarcaster } from './connectFarcaster.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

function setup() {
  const social = setupSocial()
  const controller = new AbortController()
  const onUri = vi.fn()
  const login = (more: Partial<connectFarcaster.Parameters> = {}) => {
    const done = connectFarcaster(social.kit, {
      onUri,
      signal: controller.signal,
      ...more,
    })
    done.catch(() => {})
    return done
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { ...social, controller, login, onUri, pass }
}

test('default', async () => {
  const social = setup()
  const onAccepted = vi.fn()
  await expect(social.login({ onAccepted })).resolves.toEqual({
    userName: 'bob',
  })
  expect(social.onUri).toHaveBeenCalledExactlyOnceWith({
    expiresAt: Date.now() + 300_000,
    url: 'https://farcaster.example/sign-in?channel=1',
  })
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(social.storage.get('socialProvider')).toBe('farcaster')
  expect(social.config.state.status).toBe('connected')
  expect(social.client.reload).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: callbacks that throw are reported, and the login goes on', async () => {
  const reported = catchReported()
  const social = setup()
  const fail = (name: string) => () => {
    throw new Error(name)
  }
  const [onAccepted, onUri] = [fail('onAccepted'), fail('onUri')]
  await expect(social.login({ onAccepted, onUri })).resolves.toEqual({
    userName: 'bob',
  })
  expect(reported).toEqual([new Error('onUri'), new Error('onAccepted')])
  expect(social.config.state.status).toBe('connected')
})

test('param: signal reloads the frame', async () => {
  const social = setup()
  social.client.connectFarcaster.mockImplementation(never)
  const done = social.login()
  await social.pass(10)
  social.controller.abort()
  await expect(done).rejects.toMatchObject({ code: 'ABORTED' })
  expect(
    social.client.connectFarcaster.mock.calls[0]?.[0]?.signal?.aborted,
  ).toBe(true)
  expect(social.client.reload).toHaveBeenCalledOnce()
  await social.pass(99)
  expect(social.client.syncDappData).not.toHaveBeenCalled()
  await social.pass(1)
  expect(social.client.syncDappData).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the next login waits for the frame to reload', async () => {
  const social = setup()
  social.client.connectFarcaster.mockImplementationOnce(never)
  const first = social.login()
  await social.pass(10)
  const second = social.login()
  await expect(first).rejects.toBeInstanceOf(SocialLoginCancelledError)
  await social.pass(50)
  expect(social.client.getFarcasterUri).toHaveBeenCalledOnce()
  await social.pass(50)
  await expect(second).resolves.toEqual({ userName: 'bob' })
  expect(social.client.getFarcasterUri).toHaveBeenCalledTimes(2)
})

test('behavior: a popup login waits for the frame to reload', async () => {
  const social = setup()
  social.client.connectFarcaster.mockImplementation(never)
  social.login()
  await social.pass(10)
  const { signal } = social.controller
  const next = getSocialUri(social.kit, { provider: 'x', signal })
  await social.pass(10)
  expect(social.client.getSocialRedirectUri).not.toHaveBeenCalled()
  social.controller.abort()
  await expect(next).rejects.toBeDefined()
  const { uri } = await Promise.all([
    getSocialUri(social.kit, {
      provider: 'x',
      signal: new AbortController().signal,
    }),
    social.pass(100),
  ]).then(([found]) => found)
  expect(uri).toBe(providerUri)
})

test('behavior: a frame that fails to reload does not block the next login', async () => {
  const social = setup()
  social.client.reload.mockImplementation(never)
  social.client.connectFarcaster.mockImplementationOnce(never)
  social.login()
  await social.pass(10)
  const second = social.login()
  await social.pass(3_000)
  await expect(second).resolves.toEqual({ userName: 'bob' })
})

test.each([
  'javascript:alert(1)',
  'http://farcaster.example/',
  'https://a@farcaster.example/',
  'farcaster://connect',
  '',
])('error: does not pass on the URL %j', async (url) => {
  const social = setup()
  social.client.getFarcasterUri.mockResolvedValue({ url })
  await expect(social.login()).rejects.toBeInstanceOf(SocialLoginFailedError)
  expect(social.onUri).not.toHaveBeenCalled()
  expect(social.client.connectFarcaster).not.toHaveBeenCalled()
})

test('error: no URL within 45 s', async () => {
  const social = setup()
  social.client.getFarcasterUri.mockImplementation(never)
  const done = social.login()
  await social.pass(45_000)
  await expect(done).rejects.toBeInstanceOf(FrameRequestTimeoutError)
})

test('error: no approval within 5 min', async () => {
  const social = setup()
  social.client.connectFarcaster.mockImplementation(never)
  const done = social.login()
  await social.pass(300_000)
  await expect(done).rejects.toBeInstanceOf(SocialLoginExpiredError)
  await social.pass(100)
  expect(vi.getTimerCount()).toBe(0)
})
