import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  walletOrigin,
} from '../../../test/setupAuth.js'
import { setupSocial, ticket } from '../../../test/setupSocial.js'
import { getFreshMs } from '../../custody/getFreshMs.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { getSession } from '../getSession.js'
import { hash } from '../hash.js'
import { exchangeSocial } from './exchangeSocial.js'
import { getSocialState } from './getSocialState.js'
import { takeTicket } from './takeTicket.js'

let setup: ReturnType<typeof setupSocial>
beforeEach(async () => {
  setup = setupSocial()
})

const exchange = (
  { code, state }: { code: string; state: string },
  device = deviceId,
) => exchangeSocial(setup.auth, { code, deviceId: device, state })
const stateOf = (state: string, device = deviceId) =>
  getSocialState(setup.auth, { deviceId: device, state })

describe('a login at a provider', () => {
  test('default', async () => {
    const { code, state, uri, resultUri } = await setup.result()
    const query = new URL(uri).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe(
      `${walletOrigin}/auth/social/callback/google`,
    )
    expect(resultUri.startsWith(`${walletOrigin}/auth/social/result?`)).toBe(
      true,
    )
    const session = await exchange({ code, state })
    expect(session).toMatchObject({ email: 'ada@example.com', userName: 'ada' })
    expect(await getSession(setup.auth, session.token)).toMatchObject({
      deviceId,
    })
  })

  test('behavior: how fresh it is counts from the provider', async () => {
    const { google } = setup.auth.providers
    const loggedInAt = setup.auth.now() - 3 * MINUTE_MS
    if (google)
      setup.auth.providers = {
        google: {
          ...google,
          async getIdentity(...parameters) {
            const identity = await google.getIdentity(...parameters)
            return identity && { ...identity, loggedInAt }
          },
        },
      }
    const { token } = await exchange(await setup.result())
    const session = await getSession(setup.auth, token)
    expect(session && getFreshMs(setup.auth.now(), session)).toBe(7 * MINUTE_MS)
  })

  test('behavior: without a word of the provider, from the return', async () => {
    const { google } = setup.auth.providers
    if (google)
      setup.auth.providers = {
        google: {
          ...google,
          async getIdentity(...parameters) {
            const identity = await google.getIdentity(...parameters)
            return identity && { ...identity, loggedInAt: undefined }
          },
        },
      }
    const result = await setup.result()
    setup.clock.advance(MINUTE_MS)
    const { token } = await exchange(result)
    const session = await getSession(setup.auth, token)
    expect(session && getFreshMs(setup.auth.now(), session)).toBe(9 * MINUTE_MS)
  })

  test('behavior: state, verifier and code are kept nowhere in the clear', async () => {
    const { code, state } = await setup.result()
    const kept = JSON.stringify(await setup.auth.store.socialLogins.find())
    expect(kept).not.toContain(state)
    expect(kept).not.toContain(code)
  })

  test('behavior: everything random is new', async () => {
    const started = await Promise.all(
      Array.from({ length: 50 }, () => setup.start()),
    )
    const uris = started.map(({ uri }) => new URL(uri))
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(uris.map((uri) => uri.searchParams.get(name))).size).toBe(
        50,
      )
  })

  test('error: a provider that is not set up, or is away', async () => {
    const { google } = setup.auth.providers
    setup.auth.providers = {}
    expect(await codeOf(() => setup.start())).toBe('SERVICE_UNAVAILABLE')
    expect(setup.reports).toEqual([])
    const getUri = async () => {
      throw new Error('away')
    }
    if (google) setup.auth.providers = { google: { ...google, getUri } }
    expect(await codeOf(() => setup.start())).toBe('SERVICE_UNAVAILABLE')
    expect(setup.reports).toHaveLength(1)
  })

  test('error: an app that is not allowed', async () => {
    const start = () => setup.start({ app: 'https://evil.example' })
    expect(await codeOf(start)).toBe('ORIGIN_NOT_ALLOWED')
  })
})

describe('the way back', () => {
  test('error: a foreign state', async () => {
    const query = await setup.choose((await setup.start()).uri, '1001')
    await expect(
      setup.finish({ ...query, state: 'f'.repeat(64) }),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
  })

  // guard: mix-up
  test('error: at the address of another provider', async () => {
    const { uri } = await setup.start()
    const query = await setup.choose(uri, '1001')
    await expect(
      setup.finish({ ...query, provider: 'github' }),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    expect((await setup.finish(query)).resultUri).toContain('code=')
  })

  test('behavior: an answer that is posted comes back as a link', async () => {
    const app = createAuthRoutes(setup.auth)
    const path = '/auth/social/callback/apple'
    const posted = await app.request(path, {
      method: 'POST',
      body: new URLSearchParams({
        code: 'a code',
        id_token: 'left out',
        state: 'abc',
        user: '{"name":{}}',
      }),
      headers: {
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
    })
    expect(posted.status).toBe(303)
    const location = new URL(posted.headers.get('location') ?? '', walletOrigin)
    expect(location.origin + location.pathname).toBe(`${walletOrigin}${path}`)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: 'a code',
      state: 'abc',
      user: '{"name":{}}',
    })
  })

  test('error: a state is good once', async () => {
    const { uri } = await setup.start()
    const query = await setup.choose(uri, '1001')
    const both = await Promise.allSettled([
      setup.finish(query),
      setup.finish(query),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(
      setup.finish(await setup.choose(uri, '1001')),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
  })

  test('error: after 5 minutes', async () => {
    const early = await setup.start()
    const late = await setup.start()
    setup.clock.advance(5 * MINUTE_MS - 1)
    const query = await setup.choose(early.uri, '1001')
    expect((await setup.finish(query)).resultUri).toContain('code=')
    setup.clock.advance(1)
    await expect(
      setup.finish(await setup.choose(late.uri, '1001')),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    expect(await stateOf(late.state)).toEqual({ status: 'EXPIRED' })
  })

  test('behavior: they said no', async () => {
    const { state, uri } = await setup.start()
    const { resultUri } = await setup.finish(await setup.choose(uri))
    expect(resultUri).toContain('error=access_denied')
    expect(await stateOf(state)).toEqual({ status: 'CANCELLED' })
    expect(await codeOf(() => exchange({ code: 'x', state }))).toBe(
      'SOCIAL_FAILED',
    )
  })

  test.each([
    ['another provider', { iss: 'http://provider.localhost:4107/github' }],
    ['nobody', { iss: '' }],
    ['a code that was made up', { code: 'x'.repeat(43) }],
    ['a failure', { error: 'server_error' }],
  ])('error: an answer with %s', async (_, change) => {
    const { state, uri } = await setup.start()
    const query = await setup.choose(uri, '1001')
    const { resultUri } = await setup.finish({ ...query, ...change })
    expect(resultUri).toContain('error=server_error')
    expect(await codeOf(() => exchange({ code: 'x', state }))).toBe(
      'SOCIAL_FAILED',
    )
  })

  test('error: the code of another login (its nonce and its verifier)', async () => {
    const own = await setup.start()
    const other = await setup.start()
    const { code = '' } = await setup.choose(other.uri, '1002')
    const query = await setup.choose(own.uri, '1001')
    const { resultUri } = await setup.finish({ ...query, code })
    expect(resultUri).toContain('error=server_error')
  })

  test.each(['nonce', 'verifier'] as const)(
    'error: a wrong %s',
    async (name) => {
      const { state, uri } = await setup.start()
      const query = await setup.choose(uri, '1001')
      const { socialLogins } = setup.auth.store
      const login = await socialLogins.get(hash(state))
      if (login)
        await socialLogins.set(hash(state), {
          ...login,
          [name]: 'x'.repeat(43),
        })
      const { resultUri } = await setup.finish(query)
      expect(resultUri).toContain('error=server_error')
    },
  )
})

describe('the result', () => {
  test('error: a code works once', async () => {
    const result = await setup.result()
    await exchange(result)
    expect(await codeOf(() => exchange(result))).toBe('SOCIAL_EXPIRED')
    expect(await stateOf(result.state)).toEqual({ status: 'EXPIRED' })
  })

  test('error: swapped codes of two devices', async () => {
    const one = await setup.result()
    const two = await setup.result({ deviceId: otherDeviceId, sub: '1002' })
    const mixed = [
      () => exchange(two),
      () => exchange(one, otherDeviceId),
      () => exchange({ ...one, code: two.code }),
      () => exchange({ ...one, code: two.code }, otherDeviceId),
    ]
    for (const run of mixed) expect(await codeOf(run)).toBe('SOCIAL_FAILED')
    expect((await exchange(one)).userName).toBe('ada')
    expect((await exchange(two, otherDeviceId)).userName).toBe('ben')
  })

  test('error: after 2 minutes', async () => {
    const early = await setup.result()
    const late = await setup.result()
    setup.clock.advance(2 * MINUTE_MS - 1)
    expect((await exchange(early)).userName).toBe('ada')
    setup.clock.advance(1)
    expect(await codeOf(() => exchange(late))).toBe('SOCIAL_EXPIRED')
  })
})

describe('asking the server', () => {
  const begin = async (parameters: { browser?: string } | undefined) => {
    const { state, uri } = await setup.start({ ticket })
    const query = await setup.choose(uri, '1001')
    const { resultUri } = await setup.finish(query, parameters)
    return { state, resultUri }
  }

  test('default', async () => {
    await setup.open()
    const { state, uri } = await setup.start({ ticket })
    expect(await stateOf(state)).toEqual({ status: 'PENDING' })
    const { resultUri } = await setup.finish(await setup.choose(uri, '1001'))
    const told = await stateOf(state)
    expect(told.status).toBe('COMPLETE')
    // Each has a code of its own, and the first ends both.
    expect(told.uri).not.toBe(resultUri)
    expect((await exchange(setup.read(told.uri ?? ''))).userName).toBe('ada')
    expect(await codeOf(() => exchange(setup.read(resultUri)))).toBe(
      'SOCIAL_EXPIRED',
    )
  })

  test('behavior: the window is known whichever comes first', async () => {
    const { state, uri } = await setup.start({ ticket })
    await setup.open()
    await setup.finish(await setup.choose(uri, '1001'))
    expect((await stateOf(state)).status).toBe('COMPLETE')
  })

  test('error: another device learns nothing', async () => {
    await setup.open()
    const { state } = await begin(undefined)
    expect(await stateOf(state, otherDeviceId)).toEqual({ status: 'EXPIRED' })
  })

  // Somebody begins a login and has another person finish it.
  test.each([
    ['in another browser', {}, { browser: 'other' }],
    ['in a browser without the cookie', {}, {}],
    ['from a page of somebody else', { referrer: 'https://evil.example/' }],
    ['from a page that does not say', { referrer: undefined }],
    ['from a mail', { referrer: '' }],
  ])('error: finished %s', async (_, opened, parameters?: object) => {
    await setup.open(opened)
    const { state, resultUri } = await begin(parameters)
    expect(await stateOf(state)).toEqual({ status: 'PENDING' })
    // The page that has opened the window, if it is the app's, still gets it.
    expect((await exchange(setup.read(resultUri))).userName).toBe('ada')
  })

  test('error: finished without the window', async () => {
    const { state, uri } = await setup.start()
    await setup.finish(await setup.choose(uri, '1001'))
    expect(await stateOf(state)).toEqual({ status: 'PENDING' })
  })

  test('error: the first window counts', async () => {
    await setup.open({ referrer: 'https://evil.example/' })
    await setup.open()
    const { state } = await begin(undefined)
    expect(await stateOf(state)).toEqual({ status: 'PENDING' })
  })

  test('behavior: a failure is told', async () => {
    const { state, uri } = await setup.start()
    const query = await setup.choose(uri, '1001')
    await setup.finish({ ...query, error: 'server_error' })
    const told = await stateOf(state)
    expect(told.status).toBe('COMPLETE')
    expect(told.uri).toContain('error=server_error')
  })
})

describe('ticket', () => {
  const take = () => takeTicket(setup.auth, { ticket })

  test('default', async () => {
    await setup.open()
    expect(await take()).toEqual({})
    setup.auth.pollMs = 10_000
    const waiting = take()
    const { uri } = await setup.start({ ticket })
    expect(await waiting).toEqual({ uri })
  })

  test('error: given out once', async () => {
    await setup.open()
    await setup.start({ ticket })
    await take()
    await expect(take()).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    expect(await codeOf(() => setup.start({ ticket }))).toBe('SOCIAL_FAILED')
  })

  test('error: after 5 minutes, or unknown', async () => {
    await expect(take()).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    await setup.open()
    await setup.start({ ticket })
    setup.clock.advance(5 * MINUTE_MS)
    await expect(take()).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
  })
})

describe('who it is', () => {
  const login = async (
    parameters: Parameters<typeof setup.result>[0],
    device = deviceId,
  ) => exchange(await setup.result({ deviceId: device, ...parameters }), device)

  test('default', async () => {
    const first = await login({ sub: '1002' })
    expect(first.email).toBeUndefined()
    const again = await login({ sub: '1002' }, otherDeviceId)
    expect(again.userId).toBe(first.userId)
    const elsewhere = await login({ provider: 'github', sub: '1002' })
    expect(elsewhere.userId).not.toBe(first.userId)
  })

  test('behavior: a verified email is the same user as by email', async () => {
    const { sub } = add({ email, isEmailVerified: true })
    const byMail = await setup.login()
    expect((await login({ sub })).userId).toBe(byMail.userId)
    expect((await setup.login()).userId).toBe(byMail.userId)
  })

  test('behavior: the same when the provider came first', async () => {
    const { sub } = add({ email, isEmailVerified: true })
    const first = await login({ sub })
    expect((await setup.login()).userId).toBe(first.userId)
  })

  test.each([false, undefined])(
    'error: an email that is not verified is nobody (%s)',
    async (isEmailVerified) => {
      const { sub } = add({ email, isEmailVerified })
      const byMail = await setup.login()
      const claimed = await login({ sub })
      expect(claimed.userId).not.toBe(byMail.userId)
      expect(claimed.email).toBeUndefined()
    },
  )

  test('behavior: known by the subject when the email changes', async () => {
    const { sub } = add({ email, isEmailVerified: true })
    const first = await login({ sub })
    const person = setup.provider.people.google.find((one) => one.sub === sub)
    if (person) person.email = 'new@example.org'
    expect((await login({ sub })).userId).toBe(first.userId)
  })

  test('error: two subjects of one provider are never the same user', async () => {
    const first = await login(add({ email, isEmailVerified: true }))
    const second = await login(add({ email, isEmailVerified: true }))
    expect(second.userId).not.toBe(first.userId)
    expect(second.email).toBeUndefined()
  })

  test('behavior: a hostile name is one plain line', async () => {
    const { userName = '' } = await login({ sub: '1004' })
    expect(userName).toMatch(/^<b>admin<\/b>a+$/)
    expect(userName).toHaveLength(64)
    const page = await setup.providerApp.request(
      (await setup.start()).uri.slice(setup.provider.url.length),
    )
    expect(await page.text()).not.toContain('<img')
  })

  function add(person: {
    email?: string
    isEmailVerified?: boolean | undefined
  }) {
    const sub = String(setup.provider.people.google.length + 9_000)
    setup.provider.people.google.push({
      sub,
      name: 'Some One',
      userName: 'someone',
      ...person,
    })
    return { sub }
  }
})

test('behavior: what one client begins and leaves open makes nobody else begin again', async () => {
  const { google } = setup.auth.providers
  const getUri = async () => 'https://provider.example/'
  const getTicket = (index: number) => index.toString(16).padStart(32, '0')
  const own = await setup.start({ client: '192.0.2.1' })
  await setup.open({ client: '192.0.2.1' })
  if (google) setup.auth.providers = { google: { ...google, getUri } }
  const near = '2001:db8:1:2::/64'
  const begun: (string | undefined)[] = []
  const opened: (string | undefined)[] = []
  for (let index = 0; index < 2_100; index++) {
    begun.push(await codeOf(() => setup.start({ client: near })))
    const window = { client: near, ticket: getTicket(index) }
    opened.push(await codeOf(() => setup.open(window)))
  }
  for (const codes of [begun, opened]) {
    expect(codes.filter((code) => code === undefined)).toHaveLength(100)
    expect(codes.at(-1)).toBe('LOGIN_COOLDOWN')
  }
  // Others of its site get what is left, and everybody else their own.
  const others = []
  for (let index = 0; index < 2_000; index++) {
    const client = `2001:db8:1:${(index + 256).toString(16)}::/64`
    others.push(await codeOf(() => setup.start({ client })))
  }
  expect(others.filter((code) => code === undefined)).toHaveLength(300)
  expect(await codeOf(() => setup.start({ client: '192.0.2.2' }))).toBe(
    undefined,
  )
  const { socialLogins, tickets } = setup.auth.store
  expect(await socialLogins.get(hash(own.state))).toBeDefined()
  expect(await tickets.get(hash(ticket))).toBeDefined()
  setup.clock.advance(5 * MINUTE_MS)
  await setup.start({ client: near })
  expect(await socialLogins.find()).toHaveLength(1)
})
