import { describe, expect, test } from 'vitest'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

const { get, post, wallet, walletUrl } = setupServices()

const app = 'http://app.localhost:4100'
const deviceId = 'device-one-0000000'
const ticket = 'cd'.repeat(16)

const ask = async (path: string, body: object) => {
  const response = await post(`${walletUrl()}${path}`, body)
  return { status: response.status, ...(await response.json()) }
}
const start = (more: object = {}) =>
  ask('/auth/social/start', { app, deviceId, provider: 'x', ...more })

/** Answers the provider's page; the address it sends the person to. */
async function choose(uri: string, sub?: string) {
  const page = await (await fetchLocal(uri)).text()
  const [, requestId = ''] = /name="requestId" value="([^"]+)"/.exec(page) ?? []
  const { origin, pathname } = new URL(uri)
  const answer = await fetchLocal(`${origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams(sub ? { requestId, sub } : { requestId }),
    redirect: 'manual',
  })
  return answer.headers.get('location') ?? ''
}

const readData = (page: string, name: string) =>
  new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')

describe('login at a provider', () => {
  test('default', async () => {
    const loading = await wallet(`/loading?ticket=${ticket}`, {
      headers: { referer: `${app}/` },
    })
    const cookie = loading.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    expect(await loading.text()).not.toContain(ticket)
    const { state, uri } = await start({ ticket })
    const taken = await wallet(`/auth/social/ticket/${ticket}`)
    expect(await taken.json()).toEqual({ uri })
    expect(uri.startsWith(get().urls.provider)).toBe(true)

    const back = await choose(uri, '1001')
    const page = await fetchLocal(back, {
      headers: {
        cookie: cookie.split(';')[0] ?? '',
        'sec-fetch-site': 'cross-site',
      },
    })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(readData(text, 'app')).toBe(app)
    const code = new URL(readData(text, 'result') ?? '').searchParams.get(
      'code',
    )

    const told = await ask('/auth/social/state', { deviceId, state })
    expect(told.status).toBe('COMPLETE')
    const exchange = () =>
      ask('/auth/social/result-code', { code, deviceId, state })
    const session = await exchange()
    expect(session).toMatchObject({ email: 'ada@example.com', userName: 'ada' })
    expect((await exchange()).code).toBe('SOCIAL_EXPIRED')
    const known = await wallet('/auth/session', {
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(await known.json()).toMatchObject({ userId: session.userId })
    expect((await fetchLocal(back)).status).toBe(404)
  })

  test.each(['/loading', '/auth/social/callback/x?state=x'])(
    'behavior: headers of %s',
    async (path) => {
      const response = await wallet(path)
      const { headers } = response
      const policy = headers.get('content-security-policy')
      expect(policy).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; " +
          "img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
          "form-action 'none'; require-trusted-types-for 'script'",
      )
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
      // Without an icon browsers ask for /favicon.ico, which the policy blocks.
      expect(await response.text()).toContain('<link rel="icon" href="data:,">')
    },
  )

  test.each(['window.css', 'base.css', 'loading.js', 'back.js'])(
    'behavior: serves %s',
    async (file) => {
      expect((await wallet(`/window/${file}`)).status).toBe(200)
    },
  )

  test('behavior: back to the page itself, where there is no window', async () => {
    const goBack = async (returnTo: string) => {
      const { uri } = await start()
      const back = new URL(await choose(uri, '1001'))
      const state = back.searchParams.get('state')
      back.searchParams.set('state', `${state}--${returnTo}`)
      return readData(await (await fetchLocal(back.href)).text(), 'next') ?? ''
    }
    const next = new URL(await goBack(`${app}/page?a=b--c`))
    expect(next.searchParams.get('a')).toBe('b--c')
    expect(next.searchParams.get('result_uri')).toContain('/auth/social/result')
    for (const other of ['https://evil.example/', 'javascript:alert(1)', '//x'])
      expect(await goBack(other)).toBe('')
  })

  test('error: said no', async () => {
    const { state, uri } = await start()
    const page = await (await fetchLocal(await choose(uri))).text()
    expect(readData(page, 'result')).toContain('error=access_denied')
    expect(await ask('/auth/social/state', { deviceId, state })).toEqual({
      status: 'CANCELLED',
    })
  })

  test('error: asked by another site', async () => {
    const answer = await post(
      `${walletUrl()}/auth/social/start`,
      { app, deviceId, provider: 'x' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
  })

  test.each([
    { provider: 'telegram' },
    { deviceId: 'short' },
    { ticket: 'short' },
  ])('error: %j', async (change) => {
    expect((await start(change)).status).toBe(400)
  })
})

test('login by Farcaster, and an address for it', async () => {
  const begun = await ask('/auth/farcaster/start', { app, deviceId })
  const body = { deviceId, loginId: begun.loginId }
  await post(`${get().urls.mailbox}/control/provider`, {
    action: 'farcaster',
    userName: 'cleo.eth',
  })
  const session = await ask('/auth/farcaster/wait', body)
  expect(session).toMatchObject({ userName: 'cleo.eth' })

  const headers = { authorization: `Bearer ${session.token}` }
  const update = async (path: string, body: object) =>
    (await post(`${walletUrl()}/auth/update${path}`, body, headers)).json()
  const email = 'cleo@example.org'
  expect(await update('', { app, email })).toEqual({
    action: 'VERIFY_SECONDARY_OTP',
  })
  const code = get().control.mails(email)[0]?.code
  expect(await update('/secondary', { code })).toEqual({ email })
})

test('behavior: a Farcaster login that was left logs nobody in', async () => {
  const { loginId, url } = await ask('/auth/farcaster/start', { app, deviceId })
  expect((await fetchLocal(url)).status).toBe(200)
  await ask('/auth/farcaster/cancel', { deviceId, loginId })
  await get().control.provider.answerFarcaster({ url, userName: 'ben' })
  const waited = await ask('/auth/farcaster/wait', { deviceId, loginId })
  expect(waited).toMatchObject({ status: 400, code: 'SOCIAL_EXPIRED' })
})

test('param: control adds people', async () => {
  const { sub } = get().control.provider.addIdentity({
    provider: 'github',
    email: 'new@example.com',
    isEmailVerified: true,
  })
  const { uri } = await start({ provider: 'github' })
  const page = await (await fetchLocal(await choose(uri, sub))).text()
  expect(readData(page, 'result')).toContain('code=')
})
