import { describe, expect, test, vi } from 'vitest'
import { createKeptAuth } from './createKeptAuth.js'

const addresses = {
  evm: '0x52908400098527886E0F7030069857D2E4169EE7',
  solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
}
const login = { addresses, deviceId: 'device', token: 't', userId: 'ann' }

/** The page's cookies and the server, as this module sees them. */
function setup(answers: Record<string, object | undefined> = {}) {
  const jar = new Map<string, string>()
  const written: string[] = []
  const page = {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? []
      if (text.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  const fetch = vi.fn(async (path: unknown, _init?: RequestInit) => {
    const answer = answers[String(path)]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  const auth = () =>
    createKeptAuth({ fetch: fetch as typeof globalThis.fetch, page })
  const asked = () => fetch.mock.calls.map(([path]) => path)
  return { answers, asked, auth, fetch, written }
}

const restore = '/auth/session/restore'
const signOut = '/auth/sign-out'

describe('createKeptAuth', () => {
  test('default', async () => {
    const { auth, fetch } = setup({
      '/auth/session/keep': {},
      [restore]: login,
    })
    await auth().keep(addresses, 't')
    const [, init] = fetch.mock.lastCall ?? []
    expect(init).toMatchObject({
      body: JSON.stringify({ addresses }),
      headers: { authorization: 'Bearer t' },
      method: 'POST',
    })
    expect(await auth().restore()).toEqual(login)
  })

  test('error: signed out while the server was away, a login is not restored', async () => {
    const { answers, asked, auth, written } = setup({ [restore]: login })
    await expect(auth().signOut('t')).rejects.toThrow()
    expect(await auth().restore()).toBe(undefined)
    expect(asked()).not.toContain(restore)
    expect(written[0]).toBe(
      'latchkey-signed-out=1; Path=/; Secure; SameSite=None; Partitioned; Max-Age=31536000',
    )
    // The server is back: it ends the login of the cookie.
    answers[signOut] = {}
    expect(await auth().restore()).toBe(undefined)
    expect(asked().at(-1)).toBe(signOut)
    expect(await auth().restore()).toEqual(login)
  })

  test('behavior: signed out, and a login after it', async () => {
    const { answers, auth } = setup({ [restore]: {}, [signOut]: {} })
    await auth().signOut('t')
    expect(await auth().restore()).toBe(undefined)
    delete answers[signOut]
    await expect(auth().signOut('t')).rejects.toThrow()
    Object.assign(answers, { '/auth/session/keep': {}, [restore]: login })
    await auth().keep(addresses, 't2')
    expect(await auth().restore()).toEqual(login)
  })

  test.each([
    ['nothing', {}],
    ['no accounts', { ...login, addresses: undefined }],
    ['another form', { ...login, addresses: { ...addresses, evm: '0x1' } }],
    ['no device', { ...login, deviceId: 1 }],
    ['an answer that fails', undefined],
  ])('error: %s is no login', async (_, answer) => {
    const { auth } = setup({ [restore]: answer })
    expect(await auth().restore()).toBe(undefined)
  })
})
