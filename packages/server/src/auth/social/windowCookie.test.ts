// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { app, deviceId } from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { getSocialState } from './getSocialState.js'

const origin = 'https://wallet.example'

/** A login service behind https, and a browser's requests to its windows. */
function setup(parameters = { origin }) {
  const social = setupSocial(parameters)
  const routes = createAuthRoutes(social.auth)
  let count = 0
  return {
    /** Opens the window of a login, and begins the login. */
    async begin(cookie = '') {
      count += 1
      const ticket = String(count).padStart(32, '0')
      const loading = await routes.request(
        `${parameters.origin}/loading?ticket=${ticket}`,
        { headers: { cookie, referer: `${app}/` } },
      )
      const header = loading.headers.get('set-cookie') ?? ''
      const [pair = ''] = header.split(';')
      return { ...(await social.start({ ticket })), header, pair, ticket }
    },
    /** Comes back from the provider with cookies; what the server tells. */
    async finish(login: { state: string; uri: string }, cookie: string) {
      const { provider, ...query } = await social.choose(login.uri, '1001')
      const path = `/auth/social/callback/${provider}`
      const back = await routes.request(
        `${parameters.origin}${path}?${new URLSearchParams(query)}`,
        { headers: { cookie } },
      )
      expect(back.status).toBe(200)
      const { state } = login
      const { status } = await getSocialState(social.auth, { deviceId, state })
      return { header: back.headers.get('set-cookie'), status }
    },
    /** Opens the window of a ticket again. */
    reload: (ticket: string, cookie: string) =>
      routes.request(`${parameters.origin}/loading?ticket=${ticket}`, {
        headers: { cookie, referer: `${app}/` },
      }),
  }
}

const value = (pair: string) => pair.split('=')[1] ?? ''

describe('the cookie of a login window', () => {
  test('default: of this host alone, and gone with the login', async () => {
    const { begin, finish } = setup()
    const login = await begin()
    expect(login.header).toMatch(
      /^__Host-latchkey-window-[0-9a-f]{16}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const { header, status } = await finish(login, login.pair)
    expect(status).toBe('COMPLETE')
    expect(header).toMatch(/^__Host-latchkey-window-[0-9a-f]{16}=; Max-Age=0/)
  })

  test('behavior: over http it has no prefix, which browsers would refuse', async () => {
    const { begin, finish } = setup({ origin: 'http://wallet.localhost:4102' })
    const login = await begin()
    expect(login.header).toMatch(/^latchkey-window-[0-9a-f]{16}=/)
    expect(login.header).not.toContain('Secure')
    expect((await finish(login, login.pair)).status).toBe('COMPLETE')
  })

  test('behavior: two windows at once', async () => {
    const { begin, finish } = setup()
    const one = await begin()
    const two = await begin(one.pair)
    const both = `${one.pair}; ${two.pair}`
    expect((await finish(one, both)).status).toBe('COMPLETE')
    expect((await finish(two, both)).status).toBe('COMPLETE')
  })

  test('behavior: a window that is reloaded', async () => {
    const { begin, finish, reload } = setup()
    const login = await begin()
    const again = await reload(login.ticket, login.pair)
    const [pair = ''] = (again.headers.get('set-cookie') ?? '').split(';')
    expect((await finish(login, pair)).status).toBe('COMPLETE')
  })

  // Somebody begins a login, plants its cookie in another person's browser
  // from a sibling subdomain, and has that person finish it.
  test('error: planted by a sibling, which cannot have the prefix', async () => {
    const { begin, finish } = setup()
    const login = await begin()
    const planted = login.pair.replace('__Host-', '')
    expect((await finish(login, planted)).status).toBe('PENDING')
  })

  test.each([
    ['with another value', (pair: string) => `${pair.split('=')[0]}=x`],
    ['with its own value', (pair: string) => pair],
  ])('error: sent twice, %s', async (_, toOther) => {
    const { begin, finish } = setup()
    const one = await begin()
    const first = `${toOther(one.pair)}; ${one.pair}`
    expect((await finish(one, first)).status).toBe('PENDING')
    const two = await begin()
    const last = `${two.pair};${toOther(two.pair)}`
    expect((await finish(two, last)).status).toBe('PENDING')
  })

  test('error: of another login of the same browser', async () => {
    const { begin, finish } = setup()
    const one = await begin()
    const two = await begin(one.pair)
    expect((await finish(two, one.pair)).status).toBe('PENDING')
    const three = await begin(one.pair)
    const [name] = three.pair.split('=')
    const mixed = `${name}=${value(one.pair)}`
    expect((await finish(three, mixed)).status).toBe('PENDING')
  })
})
