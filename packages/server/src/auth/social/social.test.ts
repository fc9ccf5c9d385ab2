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
import { getSession } from '../getSession.js'
import { hash } from '../hash.js'
import { exchangeSocial } from './exchangeSocial.js'
import { getSocialState } from './getSocialState.js'
import { takeTicket } from './takeTicket.js'

let setup: ReturnType<typeof setupSocial>
beforeEach(() => {
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
      `${walletOrigin}/auth/social/callback`,
    )
    expect(resultUri.startsWith(`${walletOrigin}/auth/social/result?`)).toBe(
      true,
    )
    const session = exchange({ code, state })
    expect(session).toMatchObject({ email: 'ada@example.com', userName: 'ada' })
    expect(getSession(setup.auth, session.token)).toMatchObject({ deviceId })
  })

  test('behavior: state, verifier and code are kept nowhere in the clear', async () => {
    const { code, state } = await setup.result()
    const kept = JSON.stringify([...setup.auth.socialLogins])
    expect(kept).not.toContain(state)
    expect(kept).not.toContain(code)
  })

  test('behavior: everything random is new', () => {
    const uris = Array.from({ length: 50 }, () => new URL(setup.start().uri))
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(uris.map((uri) => uri.searchParams.get(name))).size).toBe(
        50,
      )
  })

  test('error: an app that is not allowed', () => {
    const start = () => setup.start({ app: 'https://evil.example' })
    expect(codeOf(start)).toBe('ORIGIN_NOT_ALLOWED')
  })
})

describe('the way back', () => {
  test('error: a foreign state', async () => {
    const query = await setup.choose(setup.start().uri, '1001')
    await expect(
      setup.finish({ ...query, state: 'f'.repeat(64) }),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
  })

  test('error: a state is good once', async () => {
    const { uri } = setup.start()
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
    const early = setup.start()
    const late = setup.start()
    setup.clock.advance(5 * MINUTE_MS - 1)
    const query = await setup.choose(early.uri, '1001')
    expect((await setup.finish(query)).resultUri).toContain('code=')
    setup.clock.advance(1)
    await expect(
      setup.finish(await setup.choose(late.uri, '1001')),
    ).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    expect(stateOf(late.state)).toEqual({ status: 'EXPIRED' })
  })

  test('behavior: they said no', async () => {
    const { state, uri } = setup.start()
    const { resultUri } = await setup.finish(await setup.choose(uri))
    expect(resultUri).toContain('error=access_denied')
    expect(stateOf(state)).toEqual({ status: 'CANCELLED' })
    expect(codeOf(() => exchange({ code: 'x', state }))).toBe('SOCIAL_FAILED')
  })

  test.each([
    ['another provider', { iss: 'http://provider.localhost:4107/github' }],
    ['nobody', { iss: '' }],
    ['a code that was made up', { code: 'x'.repeat(43) }],
    ['a failure', { error: 'server_error' }],
  ])('error: an answer with %s', async (_, change) => {
    const { state, uri } = setup.start()
    const query = await setup.choose(uri, '1001')
    const { resultUri } = await setup.finish({ ...query, ...change })
    expect(resultUri).toContain('error=server_error')
    expect(codeOf(() => exchange({ code: 'x', state }))).toBe('SOCIAL_FAILED')
  })

  test('error: the code of another login (its nonce and its verifier)', async () => {
    const own = setup.start()
    const other = setup.start()
    const { code = '' } = await setup.choose(other.uri, '1002')
    const query = await setup.choose(own.uri, '1001')
    const { resultUri } = await setup.finish({ ...query, code })
    expect(resultUri).toContain('error=server_error')
  })

  test.each(['nonce', 'verifier'] as const)(
    'error: a wrong %s',
    async (name) => {
      const { state, uri } = setup.start()
      const query = await setup.choose(uri, '1001')
      const login = setup.auth.socialLogins.get(hash(state))
      if (login) login[name] = 'x'.repeat(43)
      const { resultUri } = await setup.finish(query)
      expect(resultUri).toContain('error=server_error')
    },
  )
})

describe('the result', () => {
  test('error: a code works once', async () => {
    const result = await setup.result()
    exchange(result)
    expect(codeOf(() => exchange(result))).toBe('SOCIAL_EXPIRED')
    expect(stateOf(result.state)).toEqual({ status: 'EXPIRED' })
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
    for (const run of mixed) expect(codeOf(run)).toBe('SOCIAL_FAILED')
    expect(exchange(one).userName).toBe('ada')
    expect(exchange(two, otherDeviceId).userName).toBe('ben')
  })

  test('error: after 2 minutes', async () => {
    const early = await setup.result()
    const late = await setup.result()
    setup.clock.advance(2 * MINUTE_MS - 1)
    expect(exchange(early).userName).toBe('ada')
    setup.clock.advance(1)
    expect(codeOf(() => exchange(late))).toBe('SOCIAL_EXPIRED')
  })
})

describe('asking the server', () => {
  const begin = async (parameters: { browser?: string } | undefined) => {
    const { state, uri } = setup.start({ ticket })
    const query = await setup.choose(uri, '1001')
    const { resultUri } = await setup.finish(query, parameters)
    return { state, resultUri }
  }

  test('default', async () => {
    setup.open()
    const { state, uri } = setup.start({ ticket })
    expect(stateOf(state)).toEqual({ status: 'PENDING' })
    const { resultUri } = await setup.finish(await setup.choose(uri, '1001'))
    const told = stateOf(state)
    expect(told.status).toBe('COMPLETE')
    // Each has a code of its own, and the first ends both.
    expect(told.uri).not.toBe(resultUri)
    expect(exchange(setup.read(told.uri ?? '')).userName).toBe('ada')
    expect(codeOf(() => exchange(setup.read(resultUri)))).toBe('SOCIAL_EXPIRED')
  })

  test('behavior: the window is known whichever comes first', async () => {
    const { state, uri } = setup.start({ ticket })
    setup.open()
    await setup.finish(await setup.choose(uri, '1001'))
    expect(stateOf(state).status).toBe('COMPLETE')
  })

  test('error: another device learns nothing', async () => {
    setup.open()
    const { state } = await begin(undefined)
    expect(stateOf(state, otherDeviceId)).toEqual({ status: 'EXPIRED' })
  })

  // Somebody begins a login and has another person finish it.
  test.each([
    ['in another browser', {}, { browser: 'other' }],
    ['in a browser without the cookie', {}, {}],
    ['from a page of somebody else', { referrer: 'https://evil.example/' }],
    ['from a page that does not say', { referrer: undefined }],
    ['from a mail', { referrer: '' }],
  ])('error: finished %s', async (_, opened, parameters?: object) => {
    setup.open(opened)
    const { state, resultUri } = await begin(parameters)
    expect(stateOf(state)).toEqual({ status: 'PENDING' })
    // The page that has opened the window, if it is the app's, still gets it.
    expect(exchange(setup.read(resultUri)).userName).toBe('ada')
  })

  test('error: finished without the window', async () => {
    const { state, uri } = setup.start()
    await setup.finish(await setup.choose(uri, '1001'))
    expect(stateOf(state)).toEqual({ status: 'PENDING' })
  })

  test('error: the first window counts', async () => {
    setup.open({ referrer: 'https://evil.example/' })
    setup.open()
    const { state } = await begin(undefined)
    expect(stateOf(state)).toEqual({ status: 'PENDING' })
  })

  test('behavior: a failure is told', async () => {
    const { state, uri } = setup.start()
    const query = await setup.choose(uri, '1001')
    await setup.finish({ ...query, error: 'server_error' })
    const told = stateOf(state)
    expect(told.status).toBe('COMPLETE')
    expect(told.uri).toContain('error=server_error')
  })
})

describe('ticket', () => {
  const take = () => takeTicket(setup.auth, { ticket })

  test('default', async () => {
    setup.open()
    expect(await take()).toEqual({})
    const waiting = take()
    const { uri } = setup.start({ ticket })
    expect(await waiting).toEqual({ uri })
  })

  test('error: given out once', async () => {
    setup.open()
    setup.start({ ticket })
    await take()
    await expect(take()).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    expect(codeOf(() => setup.start({ ticket }))).toBe('SOCIAL_FAILED')
  })

  test('error: after 5 minutes, or unknown', async () => {
    await expect(take()).rejects.toMatchObject({ code: 'SOCIAL_EXPIRED' })
    setup.open()
    setup.start({ ticket })
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
    const byMail = setup.login()
    expect((await login({ sub })).userId).toBe(byMail.userId)
    expect(setup.login().userId).toBe(byMail.userId)
  })

  test('behavior: the same when the provider came first', async () => {
    const { sub } = add({ email, isEmailVerified: true })
    const first = await login({ sub })
    expect(setup.login().userId).toBe(first.userId)
  })

  test.each([false, undefined])(
    'error: an email that is not verified is nobody (%s)',
    async (isEmailVerified) => {
      const { sub } = add({ email, isEmailVerified })
      const byMail = setup.login()
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
      setup.start().uri.slice(setup.provider.url.length),
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

test('behavior: what is begun and left does not fill the memory', () => {
  for (let index = 0; index < 2_100; index++) setup.start()
  expect(setup.auth.socialLogins.size).toBe(2_000)
  setup.clock.advance(5 * MINUTE_MS)
  setup.start()
  expect(setup.auth.socialLogins.size).toBe(1)
})
