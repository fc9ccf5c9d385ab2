import type { HostContext } from 'latchkey/frame'
import { HostError } from 'latchkey/frame'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../../account/session/createSession.js'
import type { SocialAuth } from '../../account/session/createSocialAuth.js'
import type { UpdateAuth } from '../../account/session/createUpdateAuth.js'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createEmailHandlers } from './createEmailHandlers.js'
import { createFarcasterHandlers } from './createFarcasterHandlers.js'
import { createSocialHandlers } from './createSocialHandlers.js'

const origin = 'http://wallet.localhost:4102'
const context: HostContext = {
  origin: 'http://app.localhost:5173',
  signal: new AbortController().signal,
}
const state = 'a'.repeat(64)
const code = 'c'.repeat(43)
const login = { token: 'secret', userId: 'user-1', userName: 'ada' }
const away = new HostError({ message: 'away', code: 'SERVICE_UNAVAILABLE' })

afterEach(() => vi.useRealTimers())

async function setup(overrides: Partial<SocialAuth> = {}) {
  const social = {
    start: vi.fn(async () => ({ uri: 'http://provider.test/', state })),
    getState: vi.fn(async () => ({ status: 'PENDING' as const })),
    exchange: vi.fn(async () => login),
    exchangeToken: vi.fn(async () => login),
    startGuest: vi.fn(async () => ({
      ...{ isGuest: true, token: 'guest', userId: 'user-2' },
    })),
    startFarcaster: vi.fn(async () => ({
      loginId: 'login-1',
      url: 'http://provider.test/farcaster',
    })),
    waitForFarcaster: vi.fn(
      async (): Promise<typeof login | undefined> => login,
    ),
    cancelFarcaster: vi.fn(async () => {}),
    ...overrides,
  } satisfies SocialAuth
  const update = {
    start: vi.fn<UpdateAuth['start']>(async () => ({
      action: 'VERIFY_PRIMARY_OTP',
    })),
    verify: vi.fn(async () => ({ email: 'new@example.org' })),
  }
  const database = await createDatabase()
  const vault = await createVault({ database, origin })
  const auth = { isAlive: async () => true }
  const session = createSession({ auth, database, vault, onChange: () => {} })
  const all = {
    deviceId: 'device-1',
    guest: {
      read: vi.fn(async () => 'secret-of-guest'),
      remove: vi.fn(async () => {}),
    },
    funding: vi.fn(async () => {}),
    origin,
    projectId: 'project-1',
    readUser: vi.fn(async (data: object, chainId: unknown) => ({
      ...data,
      address: '0x1',
      chainId: Number(chainId),
    })),
    session,
    signIn: { allow: vi.fn(), answer: vi.fn(async () => ({})) },
    social,
    update,
    warmUp: vi.fn(),
  }
  return {
    ...all,
    email: createEmailHandlers(all),
    farcaster: createFarcasterHandlers(all),
    handlers: createSocialHandlers(all as never),
  }
}

const toUri = (query: Record<string, string>, base = origin) =>
  `${base}/auth/social/result?${new URLSearchParams(query)}`

describe('social', () => {
  const start = async (overrides?: Partial<SocialAuth>) => {
    const frame = await setup(overrides)
    const ticket = 'ab'.repeat(16)
    const reply = await frame.handlers.GET_SOCIAL_REDIRECT_URI(
      { provider: 'google', ticket },
      context,
    )
    return { ...frame, reply, ticket }
  }

  test('behavior: an ID token of the app', async () => {
    const { handlers, session, signIn, social } = await setup()
    const idToken = 'aa.bb-_.cc'
    const uri = `${origin}/auth/token/result?id_token=${idToken}`
    const user = await handlers.CONNECT_SOCIAL({ uri, chainId: 1 }, context)
    expect(social.exchangeToken).toHaveBeenCalledExactlyOnceWith({
      app: context.origin,
      deviceId: 'device-1',
      idToken,
      projectId: 'project-1',
    })
    expect(user).toMatchObject({ userName: 'ada', chainId: 1 })
    expect(await session.read()).toMatchObject(login)
    expect(signIn.allow).toHaveBeenCalledOnce()
  })

  test.each([
    'https://evil.example/auth/token/result?id_token=aa.bb.cc',
    `${origin}/auth/token/result?id_token=aa.bb`,
    `${origin}/auth/token/result?id_token=aa.bb.cc&state=x`,
    `${origin}/auth/token/result?state=x&id_token=aa.bb.cc`,
    `${origin}/auth/token/result?id_token=aa.bb.cc#x`,
    `${origin}/auth/token/result/?id_token=aa.bb.cc`,
    `${origin}/auth/token/result?id_token=aa.${'b'.repeat(8_192)}.cc`,
  ])('error: no ID token in %.60s', async (uri) => {
    const { handlers, social } = await setup()
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    expect(social.exchangeToken).not.toHaveBeenCalled()
  })

  test('behavior: a guest, whose account a login then keeps', async () => {
    const frame = await setup({
      exchange: vi.fn(async () => ({ token: 'next', userId: 'user-2' })),
    })
    const { guest, handlers, session, social } = frame
    const connect = (uri: string) => handlers.CONNECT_SOCIAL({ uri }, context)
    await connect(`${origin}/auth/guest/result`)
    expect(social.startGuest).toHaveBeenCalledExactlyOnceWith({
      app: context.origin,
      deviceId: 'device-1',
      projectId: 'project-1',
      secret: 'secret-of-guest',
    })
    expect(await session.read()).toMatchObject({ isGuest: true })
    await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'passkey' }, context)
    expect(social.start).toHaveBeenCalledWith(
      expect.objectContaining({ provider: 'passkey' }),
      'guest',
    )
    expect(guest.remove).not.toHaveBeenCalled()
    await connect(toUri({ state, code }))
    expect(guest.remove).toHaveBeenCalledOnce()
    expect(await session.read()).not.toHaveProperty('isGuest')
  })

  test('behavior: another user leaves the guest of this browser', async () => {
    const { guest, handlers } = await start()
    const connect = (uri: string) => handlers.CONNECT_SOCIAL({ uri }, context)
    await connect(`${origin}/auth/guest/result`)
    await connect(`${origin}/auth/token/result?id_token=aa.bb.cc`)
    expect(guest.remove).not.toHaveBeenCalled()
  })

  test.each([
    'https://evil.example/auth/guest/result',
    `${origin}/auth/guest/result?x`,
    `${origin}/auth/guest/result#x`,
  ])('error: no guest in %s', async (uri) => {
    const { handlers, social } = await setup()
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    expect(social.startGuest).not.toHaveBeenCalled()
  })

  test('default', async () => {
    const { handlers, reply, session, social, ticket } = await start()
    expect(reply).toEqual({ uri: 'http://provider.test/', state })
    expect(social.start).toHaveBeenCalledWith(
      {
        app: context.origin,
        deviceId: 'device-1',
        projectId: 'project-1',
        provider: 'google',
        ticket,
      },
      undefined,
    )
    const uri = toUri({ state, code })
    const user = await handlers.CONNECT_SOCIAL({ uri, chainId: 31338 }, context)
    expect(social.exchange).toHaveBeenCalledExactlyOnceWith({
      code,
      deviceId: 'device-1',
      state,
    })
    expect(user).toMatchObject({ userName: 'ada', chainId: 31338 })
    expect(await session.read()).toMatchObject(login)
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({
      code: 'SOCIAL_FAILED',
    })
  })

  test.each([
    ['of another origin', toUri({ state, code }, 'https://evil.example')],
    [
      'with another path',
      `${origin}/auth/social/x?state=${state}&code=${code}`,
    ],
    ['with more in it', toUri({ state, code, more: '1' })],
    ['with a fragment', `${toUri({ state, code })}#x`],
    [
      'with credentials',
      toUri({ state, code }, 'http://a:b@wallet.localhost:4102'),
    ],
    ['without a code', toUri({ state })],
    ['with a short code', toUri({ state, code: 'c' })],
    ['of another login', toUri({ state: 'b'.repeat(64), code })],
    ['that is none', 'javascript:alert(1)'],
    ['that is endless', toUri({ state, code: 'c'.repeat(5_000) })],
  ])('error: a result %s never reaches the server', async (_, uri) => {
    const { handlers, social } = await start()
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({
      code: 'SOCIAL_FAILED',
    })
    expect(social.exchange).not.toHaveBeenCalled()
  })

  test('error: a result before any login', async () => {
    const { handlers, social } = await setup()
    const uri = toUri({ state, code })
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({
      code: 'SOCIAL_FAILED',
    })
    expect(social.exchange).not.toHaveBeenCalled()
  })

  test.each([
    ['access_denied', 'SOCIAL_CANCELLED'],
    ['server_error', 'SOCIAL_FAILED'],
  ])('error: %s', async (error, code) => {
    const { handlers } = await start()
    const uri = toUri({ state, error })
    await expect(
      handlers.CONNECT_SOCIAL({ uri }, context),
    ).rejects.toMatchObject({
      code,
    })
  })

  test('behavior: asks the server about its own login only', async () => {
    const { handlers, social } = await start()
    expect(await handlers.GET_SOCIAL_RESULT({ state })).toEqual({
      status: 'PENDING',
    })
    const other = { state: 'b'.repeat(64) }
    expect(await handlers.GET_SOCIAL_RESULT(other)).toEqual({
      status: 'EXPIRED',
    })
    expect(social.getState).toHaveBeenCalledExactlyOnceWith({
      deviceId: 'device-1',
      state,
    })
  })

  test('behavior: a server that is away can be asked again', async () => {
    const exchange = vi
      .fn<SocialAuth['exchange']>()
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce(login)
    const { handlers } = await start({ exchange })
    const uri = toUri({ state, code })
    await expect(handlers.CONNECT_SOCIAL({ uri }, context)).rejects.toBe(away)
    expect(await handlers.CONNECT_SOCIAL({ uri }, context)).toMatchObject(login)
  })

  test('behavior: a hostile name is one plain line', async () => {
    const userName = `a\u202e\u200b\n${'b'.repeat(100)}`
    const exchange = async () => ({ ...login, userName })
    const { handlers, session } = await start({ exchange })
    await handlers.CONNECT_SOCIAL({ uri: toUri({ state, code }) }, context)
    expect((await session.read())?.userName).toMatch(/^ab{62}…$/)
  })
})

describe('farcaster', () => {
  test('default', async () => {
    const { farcaster, session, social } = await setup()
    const { handlers } = farcaster
    expect(await handlers.GET_FARCASTER_URI(undefined, context)).toEqual({
      url: 'http://provider.test/farcaster',
    })
    expect(await handlers.CONNECT_FARCASTER(undefined, context)).toEqual({
      userName: 'ada',
    })
    expect(social.waitForFarcaster).toHaveBeenCalledTimes(1)
    expect(await session.read()).toMatchObject(login)
  })

  test('behavior: asks until somebody answers, once for many who wait', async () => {
    vi.useFakeTimers()
    const waitForFarcaster = vi
      .fn<SocialAuth['waitForFarcaster']>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce(login)
    const { farcaster } = await setup({ waitForFarcaster })
    const { handlers } = farcaster
    await handlers.GET_FARCASTER_URI(undefined, context)
    const both = Promise.all([
      handlers.CONNECT_FARCASTER(undefined, context),
      handlers.CONNECT_FARCASTER(undefined, context),
    ])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await both).toEqual([{ userName: 'ada' }, { userName: 'ada' }])
    expect(waitForFarcaster).toHaveBeenCalledTimes(3)
  })

  test('behavior: left, an approval counts no more', async () => {
    let approve = (_: typeof login) => {}
    const waitForFarcaster = () =>
      new Promise<typeof login>((resolve) => {
        approve = resolve
      })
    const { farcaster, session, social } = await setup({ waitForFarcaster })
    const { handlers } = farcaster
    await handlers.GET_FARCASTER_URI(undefined, context)
    const connecting = handlers.CONNECT_FARCASTER(undefined, context)
    farcaster.cancel()
    farcaster.cancel()
    expect(social.cancelFarcaster).toHaveBeenCalledExactlyOnceWith({
      deviceId: 'device-1',
      loginId: 'login-1',
    })
    approve(login)
    await expect(connecting).rejects.toMatchObject({ code: 'SOCIAL_CANCELLED' })
    expect(await session.read()).toBeUndefined()
  })

  test('error: nothing was begun', async () => {
    const { farcaster } = await setup()
    expect(() =>
      farcaster.handlers.CONNECT_FARCASTER(undefined, context),
    ).toThrow('No login was begun')
  })
})

describe('email update', () => {
  const signIn = async () => {
    const frame = await setup()
    await frame.session.write({ ...login, email: 'old@example.org' })
    return frame
  }

  test('default', async () => {
    const { email, session, update } = await signIn()
    const wish = { email: 'new@example.org' }
    expect(await email.UPDATE_EMAIL(wish, context)).toEqual({
      action: 'VERIFY_PRIMARY_OTP',
    })
    expect(update.start).toHaveBeenCalledWith(
      { app: context.origin, ...wish },
      'secret',
    )
    await email.UPDATE_EMAIL_PRIMARY_OTP({ otp: '111111' })
    expect((await session.read())?.email).toBe('old@example.org')
    expect(await email.UPDATE_EMAIL_SECONDARY_OTP({ otp: '222222' })).toEqual({
      newEmail: 'new@example.org',
    })
    expect(update.verify.mock.calls).toEqual([
      [{ code: '111111', stage: 'primary' }, 'secret'],
      [{ code: '222222', stage: 'secondary' }, 'secret'],
    ])
    expect(await session.read()).toMatchObject({
      ...login,
      email: 'new@example.org',
    })
  })

  test('behavior: does not touch a session that began meanwhile', async () => {
    const { email, session, update } = await signIn()
    update.verify.mockImplementationOnce(async () => {
      await session.write({
        ...login,
        token: 'other',
        email: 'eve@example.org',
      })
      return { email: 'new@example.org' }
    })
    await email.UPDATE_EMAIL_SECONDARY_OTP({ otp: '222222' })
    expect((await session.read())?.email).toBe('eve@example.org')
  })

  test('error: signed out', async () => {
    const { email, update } = await setup()
    const otp = { otp: '111111' }
    const calls = [
      email.UPDATE_EMAIL({ email: 'new@example.org' }, context),
      email.UPDATE_EMAIL_PRIMARY_OTP(otp),
      email.UPDATE_EMAIL_SECONDARY_OTP(otp),
    ]
    for (const call of calls)
      await expect(call).rejects.toMatchObject({ code: 4100 })
    expect(update.verify).not.toHaveBeenCalled()
  })
})
