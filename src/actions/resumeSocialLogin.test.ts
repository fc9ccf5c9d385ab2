import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createPage,
  frameOrigin,
  resultUri,
  setupSocial,
} from '../../test/setup/frame/setupSocial.js'
import {
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { savePendingSocial } from '../features/login/savePendingSocial.js'
import { connectSocial } from './connectSocial.js'
import { resumeSocialLogin } from './resumeSocialLogin.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  // What a test has begun to load would start its timers in the next one.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Sets up a page that was reloaded after starting a login in its tab. */
function setup(login: { state?: string } = { state: 's1' }) {
  const social = setupSocial()
  savePendingSocial(social.storage, {
    chainId: 31337,
    provider: 'google',
    startedAt: Date.now(),
    ...login,
  })
  function resume(parameters: resumeSocialLogin.Parameters = {}) {
    const done = resumeSocialLogin(social.kit, parameters)
    done.catch(() => {})
    return done
  }
  const readKept = () => social.storage.get('pendingSocial')
  return { ...social, readKept, resume }
}

test('default', async () => {
  const { client, config, readKept, resume, server, storage, user } = setup()
  const onAccepted = vi.fn()
  const done = resume({ onAccepted })
  await pass(10_000)
  expect(client.getSocialResult.mock.calls[0]?.[0]).toEqual({ state: 's1' })
  expect(onAccepted).not.toHaveBeenCalled()
  // Another reload would find it again.
  expect(readKept()).toBeDefined()
  server.mockResolvedValue({ status: 'COMPLETE', uri: resultUri })
  await pass(1_000)
  await expect(done).resolves.toEqual({ provider: 'google', user })
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(client.connectSocial.mock.calls[0]?.[0]).toEqual({
    chainId: 31337,
    uri: resultUri,
  })
  expect(storage.get('socialProvider')).toBe('google')
  expect(config.state.status).toBe('connected')
  expect(readKept()).toBe(undefined)
  expect(vi.getTimerCount()).toBe(0)
})

test('param: signal', async () => {
  const { client, readKept, resume } = setup()
  const controller = new AbortController()
  const done = resume({ signal: controller.signal })
  await pass(2_000)
  controller.abort()
  await expect(done).rejects.toMatchObject({ code: 'ABORTED' })
  expect(readKept()).toBe(undefined)
  expect(client.connectSocial).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: no pending login', async () => {
  const { frame, resume, storage } = setup()
  storage.remove('pendingSocial')
  expect(await resume()).toBe(undefined)
  expect(frame.peek()).toBe(undefined)
})

test('behavior: no state, so the result is unknown', async () => {
  const { frame, readKept, resume } = setup({})
  expect(await resume()).toBe(undefined)
  expect(frame.peek()).toBe(undefined)
  expect(readKept()).toBe(undefined)
})

test('behavior: frame has forgotten the login', async () => {
  const { readKept, resume, server } = setup()
  server.mockResolvedValue({ status: 'EXPIRED' })
  const done = resume()
  await pass(1_000)
  expect(await done).toBe(undefined)
  expect(readKept()).toBe(undefined)
})

test('behavior: does not affect a login of this page', async () => {
  const social = setup()
  const page = createPage()
  vi.stubGlobal('window', page)
  vi.stubGlobal('open', social.open)
  const done = connectSocial(social.kit, { provider: 'x' })
  await pass(0)
  expect(await social.resume()).toBe(undefined)
  page.hear({ data: { resultUri }, source: social.popup })
  await expect(done).resolves.toEqual(social.user)
})

test('behavior: another login cancels it and stays stored', async () => {
  const { kit, open, readKept, resume } = setup()
  vi.stubGlobal('window', createPage())
  vi.stubGlobal('open', open)
  const done = resume()
  await pass(2_000)
  const controller = new AbortController()
  connectSocial(kit, { provider: 'x', signal: controller.signal }).catch(
    () => {},
  )
  await expect(done).rejects.toBeInstanceOf(SocialLoginCancelledError)
  await pass(0)
  expect(JSON.parse(readKept() ?? '')).toMatchObject({
    provider: 'x',
    state: 's1',
  })
  controller.abort()
  await pass(0)
  expect(readKept()).toBe(undefined)
})

test('error: declined', async () => {
  const { readKept, resume, server } = setup()
  server.mockResolvedValue({ status: 'CANCELLED' })
  const done = resume()
  await pass(1_000)
  await expect(done).rejects.toBeInstanceOf(SocialLoginCancelledError)
  expect(readKept()).toBe(undefined)
})

test('error: expires five minutes after its start', async () => {
  const { resume } = setup()
  await pass(120_000)
  const done = resume()
  await pass(179_000)
  const isDone = vi.fn()
  done.catch(isDone)
  await pass(0)
  expect(isDone).not.toHaveBeenCalled()
  await pass(1_000)
  await expect(done).rejects.toBeInstanceOf(SocialLoginExpiredError)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: response of another login', async () => {
  const { client, resume, server } = setup()
  const uri = `${frameOrigin}/auth/social/result?state=s2&code=c1`
  server.mockResolvedValue({ status: 'COMPLETE', uri })
  const done = resume()
  await pass(1_000)
  await expect(done).rejects.toBeInstanceOf(SocialLoginFailedError)
  expect(client.connectSocial).not.toHaveBeenCalled()
})
