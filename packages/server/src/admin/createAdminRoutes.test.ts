import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE_MS, setupAuth } from '../../test/setupAuth.js'
import { createApp } from '../http/createApp.js'
import { createAdminRoutes } from './createAdminRoutes.js'
import { createAdminSession } from './createAdminSession.js'

const token = 'token-of-the-admin-page-0123456789'
const key = Buffer.alloc(32, 1)
const own = { 'sec-fetch-site': 'same-origin' }

let setup: ReturnType<typeof setupAuth>
let app: ReturnType<typeof createApp>
let onChange: ReturnType<typeof vi.fn<() => Promise<void>>>
beforeEach(() => {
  setup = setupAuth()
  onChange = vi.fn(async () => {})
  app = createApp().route(
    '/',
    createAdminRoutes({
      auth: setup.auth,
      onChange,
      session: createAdminSession({ key, now: setup.clock.now, token }),
    }),
  )
})

const get = (path: string, cookie = '') =>
  app.request(path, { headers: { cookie } })
const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...own, ...headers },
  })

async function logIn() {
  const answer = await post('/admin/login', { token })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const page = await (await get('/admin', cookie)).text()
  const [, form = ''] = /name="form" value="(\w+)"/.exec(page) ?? []
  return {
    answer,
    cookie,
    form,
    get: (path: string) => get(path, cookie),
    post: (path: string, fields: Record<string, string>) =>
      post(path, { form, ...fields }, { cookie }),
  }
}

const shop = {
  id: 'shop',
  name: 'The <Shop>',
  origins: 'https://shop.example\nhttps://*.shop.example',
  custody: 'passkey',
  issuer: '',
  audience: '',
  jwks: '',
  cardLimit: '',
  textMessages: '',
  passkeyAbove: '',
}
const list = async () =>
  (await setup.auth.store.projects.find()).map(([, project]) => project)

describe('log in', () => {
  test('default', async () => {
    const { answer, cookie } = await logIn()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toMatch(
      /; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(cookie).not.toContain(token)
    expect((await get('/admin', cookie)).status).toBe(200)
  })

  test('behavior: secure where the wallet is', async () => {
    setup.auth.walletOrigin = () => 'https://wallet.example'
    const { answer, cookie } = await logIn()
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-latchkey-admin=\S+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect((await get('/admin', cookie)).status).toBe(200)
    // What a sibling subdomain could plant.
    const planted = cookie.replace('__Host-', '')
    expect((await get('/admin', planted)).status).toBe(401)
  })

  test('error: a cookie that is sent twice', async () => {
    const { cookie } = await logIn()
    const twice = `${cookie}; latchkey-admin=planted`
    expect((await get('/admin', twice)).status).toBe(401)
    expect((await get('/admin', `${cookie}; other=1`)).status).toBe(200)
  })

  test.each(['', 'wrong', `${token}x`, token.slice(1)])(
    'error: token %j',
    async (wrong) => {
      const answer = await post('/admin/login', { token: wrong })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).toContain('This is not the admin token.')
    },
  )

  test('error: ten tries a minute', async () => {
    for (let index = 0; index < 10; index++)
      await post('/admin/login', { token: 'wrong' })
    const refused = await post('/admin/login', { token })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    setup.clock.advance(MINUTE_MS)
    expect((await post('/admin/login', { token })).status).toBe(303)
  })

  test('error: a form of another page', async () => {
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect((await post('/admin/login', { token }, cross)).status).toBe(403)
  })

  test('behavior: ends after eight hours, and with the token', async () => {
    const { cookie } = await logIn()
    const other = createAdminSession({
      ...{ key, now: setup.clock.now },
      token: 'another-token-0123456789-0123456789',
    })
    expect(other.isOpen(cookie.split('=')[1])).toBe(false)
    setup.clock.advance(8 * 60 * MINUTE_MS - 1)
    expect((await get('/admin', cookie)).status).toBe(200)
    setup.clock.advance(1)
    expect((await get('/admin', cookie)).status).toBe(401)
  })

  test.each(['', 'x', '9999999999999', `9999999999999.${'0'.repeat(64)}`])(
    'error: cookie %j',
    async (value) => {
      const cookie = `latchkey-admin=${value}`
      for (const path of ['/admin', '/admin/new', '/admin/projects/shop'])
        expect((await get(path, cookie)).status).toBe(401)
      expect((await post('/admin/new', shop, { cookie })).status).toBe(401)
      expect(await list()).toEqual([])
    },
  )

  test('behavior: log out', async () => {
    const admin = await logIn()
    const answer = await admin.post('/admin/logout', {})
    expect(answer.headers.get('set-cookie')).toMatch(
      /^latchkey-admin=; Max-Age=0/,
    )
  })
})

describe('projects', () => {
  test('default: add, list, change, remove', async () => {
    const admin = await logIn()
    const added = await admin.post('/admin/new', shop)
    expect(added.headers.get('location')).toBe('/admin?done=added')
    expect(await list()).toEqual([
      {
        id: 'shop',
        name: 'The <Shop>',
        allowedOrigins: ['https://shop.example', 'https://*.shop.example'],
        custody: 'passkey',
        tokenIssuers: [],
      },
    ])
    const page = await (await admin.get('/admin?done=added')).text()
    expect(page).toContain('The project was added.')
    expect(page).toContain('The &lt;Shop&gt;')
    expect(page).not.toContain('<Shop>')

    const form = await (await admin.get('/admin/projects/shop')).text()
    expect(form).toContain('value="The &lt;Shop&gt;"')
    const issuer = {
      issuer: 'https://idp.example',
      audience: 'client',
      jwks: 'https://idp.example/jwks',
    }
    await admin.post('/admin/projects/shop', {
      ...{ ...shop, ...issuer, name: '' },
      origins: 'https://new.example',
    })
    expect(await list()).toEqual([
      {
        id: 'shop',
        allowedOrigins: ['https://new.example'],
        custody: 'passkey',
        tokenIssuers: [
          { ...issuer, jwks: undefined, jwksUrl: issuer.jwks },
        ].map(({ jwks: _, ...rest }) => rest),
      },
    ])

    const kept = await admin.post('/admin/projects/shop/remove', {
      confirm: 'shopp',
    })
    expect(kept.status).toBe(400)
    expect(await list()).toHaveLength(1)
    await admin.post('/admin/projects/shop/remove', { confirm: 'shop' })
    expect(await list()).toEqual([])
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  test('behavior: where approvals happen', async () => {
    const admin = await logIn()
    const chosen = { cardLimit: '5', passkeyAbove: '2', textMessages: 'card' }
    await admin.post('/admin/new', { ...shop, ...chosen })
    expect((await list())[0]).toMatchObject(chosen)
    const form = await (await admin.get('/admin/projects/shop')).text()
    expect(form).toContain('name="cardLimit" value="5"')
    expect(form).toContain('value="card" selected')
    await admin.post('/admin/projects/shop', shop)
    expect((await list())[0]).not.toHaveProperty('textMessages')
  })

  test('behavior: what the page does not show stays', async () => {
    const features = [{ id: 'swap', isEnabled: true, config: [] }]
    await setup.auth.store.projects.set('shop', {
      ...{ id: 'shop', allowedOrigins: ['https://a.example'], features },
    })
    const admin = await logIn()
    await admin.post('/admin/projects/shop', shop)
    expect((await list())[0]).toMatchObject({ features, name: 'The <Shop>' })
  })

  test.each([
    [{ id: 'a b' }, 'The ID has up to 64'],
    [{ id: '' }, 'The ID has up to 64'],
    [{ name: 'a\u0007b' }, 'The name has up to 64'],
    [{ origins: '' }, 'Enter 1 to 50 origins'],
    [{ origins: 'shop.example' }, 'shop.example does not begin with https://'],
    [{ origins: 'https://a.example/path' }, 'is not an origin'],
    [
      { custody: 'cloud' },
      'Choose how wallets are kept: device, code, passkey',
    ],
    [{ issuer: 'https://idp.example' }, 'belong together'],
    [
      {
        issuer: 'http://idp.example',
        audience: 'client',
        jwks: 'https://idp.example',
      },
      'The issuer is not an https URL',
    ],
  ])('error: %j', async (change, fault) => {
    const admin = await logIn()
    const answer = await admin.post('/admin/new', { ...shop, ...change })
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain(fault)
    expect(text).toContain('role="alert"')
    expect(await list()).toEqual([])
  })

  test('error: an ID that is taken, or unknown', async () => {
    const admin = await logIn()
    await admin.post('/admin/new', shop)
    const again = await admin.post('/admin/new', { ...shop, name: 'Other' })
    expect(await again.text()).toContain('There is a project shop.')
    const unknown = await admin.post('/admin/projects/none', shop)
    expect(unknown.status).toBe(400)
    expect((await list()).map(({ name }) => name)).toEqual(['The <Shop>'])
  })

  test('behavior: a project added by the command can be changed', async () => {
    await setup.auth.store.projects.set('shop', {
      ...{ id: 'shop', allowedOrigins: ['https://a.example'] },
      custody: 'automatic',
    })
    const admin = await logIn()
    const form = await (await admin.get('/admin/projects/shop')).text()
    const [, custody = ''] = /value="(\w+)" required checked/.exec(form) ?? []
    await admin.post('/admin/projects/shop', { ...shop, custody })
    expect(await list()).toMatchObject([
      { custody: 'automatic', name: 'The <Shop>' },
    ])
  })

  test('error: wallets that can be recovered stay so', async () => {
    const admin = await logIn()
    await admin.post('/admin/new', shop)
    const answer = await admin.post('/admin/projects/shop', {
      ...{ ...shop, custody: 'device' },
    })
    expect(await answer.text()).toContain('cannot go back to one device')
  })

  // guard: admin-form
  test.each([
    ['without the token of the form', {}, own],
    ['with that of another session', { form: 'a'.repeat(64) }, own],
    ['from another site', undefined, { 'sec-fetch-site': 'cross-site' }],
    [
      'from a page of the same site',
      undefined,
      { 'sec-fetch-site': 'same-site' },
    ],
  ])('error: a form %s', async (_, fields, headers) => {
    const admin = await logIn()
    const { cookie, form } = admin
    for (const path of [
      '/admin/new',
      '/admin/projects/shop/remove',
      '/admin/logout',
    ]) {
      const all = { ...shop, confirm: 'shop', ...(fields ?? { form }) }
      const answer = await post(path, all, { cookie, ...headers })
      expect(answer.status).toBe(403)
    }
    expect(await list()).toEqual([])
  })
})

test('behavior: no script, no frame, nothing from elsewhere', async () => {
  const admin = await logIn()
  await admin.post('/admin/new', shop)
  for (const path of ['/admin', '/admin/new', '/admin/projects/shop']) {
    const page = await admin.get(path)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toContain('script-src')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const text = await page.text()
    expect(text).not.toMatch(/<script|\son\w+=|style="/)
  }
  expect((await get('/admin/page/admin.css')).status).toBe(200)
  expect((await get('/admin/page/../createAdminRoutes.ts')).status).toBe(404)
})
