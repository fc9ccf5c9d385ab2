// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { setupAuth } from '../../../test/setupAuth.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'

const https = 'https://wallet.example'
const addresses = {
  evm: '0x52908400098527886E0F7030069857D2E4169EE7',
  solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
}
const accounts = `${addresses.evm}.${addresses.solana}`

/** A login service, and the requests of one frame. */
async function setup(origin = https) {
  const { auth, clock, lastCode, request, verify } = setupAuth({
    origin,
  })
  async function login(email = 'ada@example.org') {
    const { challengeId } = await request({ email })
    const session = await verify(challengeId, lastCode())
    clock.advance(60_000)
    return session
  }
  const routes = createApp()
  routes.route('/', createAuthRoutes(auth))
  const { token, userId } = await login()
  /** As a browser sends it from a frame of this origin. */
  const ask = (
    path: string,
    body: object = {},
    headers: Record<string, string> = {},
  ) =>
    routes.request(`${origin}/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin,
        ...headers,
      },
    })
  const authorization = `Bearer ${token}`
  const kept = await ask('session/keep', { addresses }, { authorization })
  const header = kept.headers.get('set-cookie') ?? ''
  const [cookie = ''] = header.split(';')
  async function restore(headers: Record<string, string> = { cookie }) {
    const answer = await ask('session/restore', {}, headers)
    return { answer, body: (await answer.json()) as object }
  }
  return {
    ...{ ask, auth, authorization, clock, cookie, header, kept, login },
    ...{ restore, routes, token, userId },
  }
}

describe('the login of a frame whose storage is blocked', () => {
  test('default: kept in a cookie of this frame at this site, and given back', async () => {
    const { cookie, header, restore, token, userId } = await setup()
    expect(cookie).toBe(`__Host-latchkey-session=${token}.${accounts}`)
    expect(header).toBe(
      `${cookie}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`,
    )
    const { answer, body } = await restore()
    expect(body).toEqual({
      ...{ addresses, token, userId },
      deviceId: 'device-one-0000000',
      email: 'ada@example.org',
    })
    // It lives on while it is used.
    expect(answer.headers.get('set-cookie')).toBe(header)
  })

  test('behavior: on localhost by http, where the prefix cannot be', async () => {
    const { header, restore } = await setup('http://wallet.localhost:4102')
    expect(header).toMatch(/^latchkey-session=.+; Secure; SameSite=None; /)
    const cookie = header.split(';')[0] ?? ''
    expect((await restore({ cookie })).body).toMatchObject({ addresses })
  })

  test('behavior: a login that has ended is not given back, and its cookie goes', async () => {
    const { ask, authorization, clock, cookie, login, restore } = await setup()
    const signedOut = await ask('sign-out', {}, { authorization, cookie })
    expect(signedOut.headers.get('set-cookie')).toMatch(
      /^__Host-latchkey-session=; Max-Age=0; .*Partitioned$/,
    )
    const ended = await restore()
    expect(ended.body).toEqual({})
    expect(ended.answer.headers.get('set-cookie')).toContain('Max-Age=0')

    const { token } = await login()
    const next = cookie.replace(/=[\w-]+/, `=${token}`)
    expect((await restore({ cookie: next })).body).toMatchObject({ token })
    clock.advance(31 * 24 * 3_600_000)
    expect((await restore({ cookie: next })).body).toEqual({})
  })

  test('behavior: signed out where the server was not reached, by the cookie', async () => {
    const { ask, cookie, restore } = await setup()
    await ask('sign-out', {}, { cookie })
    expect((await restore()).body).toEqual({})
  })

  test('behavior: a sign-out leaves the login of somebody else', async () => {
    const { ask, authorization, login, restore } = await setup()
    const other = await login('bob@example.org')
    const cookie = `__Host-latchkey-session=${other.token}.${accounts}`
    const answer = await ask('sign-out', {}, { authorization, cookie })
    expect(answer.headers.get('set-cookie')).toBe(null)
    expect((await restore({ cookie })).body).toMatchObject({
      email: 'bob@example.org',
    })
  })

  test('error: nothing is answered for the cookie but that', async () => {
    const { ask, auth, cookie, routes } = await setup()
    const answer = await routes.request(`${https}/auth/session`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status).toBe(401)
    const kept = await ask('session/keep', { addresses }, { cookie })
    expect(kept.status).toBe(401)
    expect(kept.headers.get('set-cookie')).toBe(null)
    expect(auth.walletOrigin()).toBe(https)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['nowhere', { origin: '' }],
    ['a sandbox', { origin: 'null' }],
  ])('error: not for %s', async (_, change) => {
    const { ask, authorization, cookie, restore } = await setup()
    const { answer, body } = await restore({ cookie, ...change })
    expect(answer.status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('token')
    const headers = { authorization, ...change }
    const kept = await ask('session/keep', { addresses }, headers)
    expect(kept.status).toBe(403)
    expect(kept.headers.get('set-cookie')).toBe(null)
  })

  test('error: not for a form', async () => {
    const { cookie, restore } = await setup()
    const { answer } = await restore({ cookie, 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  // Somebody's own login, planted from a sibling subdomain: what its owner
  // receives then would be theirs.
  test.each([
    ['without the prefix', (own: string) => own.replace('__Host-', '')],
    ['twice', (own: string) => `${own}; ${own}`],
    ['of another form', (own: string) => `${own}.x`],
    ['with another account', (own: string) => own.replace(/\.0x/, '.x')],
    ['with an unknown token', (own: string) => own.replace(/=./, '=')],
  ])('error: a cookie %s', async (_, change) => {
    const { cookie, restore } = await setup()
    expect((await restore({ cookie: change(cookie) })).body).toEqual({})
  })

  test.each([
    [{}],
    [{ addresses: { evm: addresses.evm } }],
    [{ addresses: { ...addresses, evm: '0x1; Domain=example' } }],
    [{ addresses: { ...addresses, solana: 'x' } }],
  ])('error: accounts of another form: %o', async (body) => {
    const { ask, authorization } = await setup()
    const answer = await ask('session/keep', body, { authorization })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('set-cookie')).toBe(null)
  })
})
