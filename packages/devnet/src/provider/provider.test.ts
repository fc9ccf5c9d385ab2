import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS, walletOrigin } from '../../../server/test/setupAuth.js'
import { setupSocial } from '../../../server/test/setupSocial.js'

let setup: ReturnType<typeof setupSocial>
beforeEach(() => {
  setup = setupSocial()
})

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const redirectUri = `${walletOrigin}/auth/social/callback/google`

function toUri(change: Record<string, string> = {}, name = 'google') {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'wallet',
    redirect_uri: redirectUri,
    state: 'state',
    nonce: 'nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...change,
  })
  return `${setup.provider.url}/${name}/authorize?${query}`
}

const open = (uri: string) =>
  setup.providerApp.request(uri.slice(setup.provider.url.length))

function redeem(change: Record<string, string>, name = 'google') {
  return setup.providerApp.request(`/${name}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'wallet',
      client_secret: 'secret',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...change,
    }),
  })
}

describe('the question', () => {
  test('default', async () => {
    const page = await open(toUri())
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${walletOrigin}`)
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain('Not verified: ada@example.com')
  })

  test.each([
    ['another client', { client_id: 'other' }],
    ['a longer redirect', { redirect_uri: `${redirectUri}/` }],
    ['a redirect with a query', { redirect_uri: `${redirectUri}?a=1` }],
    ['a redirect elsewhere', { redirect_uri: 'https://evil.example/' }],
    ['no code', { response_type: 'token' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['no PKCE', { code_challenge: '' }],
    ['no state', { state: '' }],
    ['no nonce', { nonce: '' }],
  ])('error: %s is never sent back', async (_, change) => {
    const page = await open(toUri(change))
    expect(page.status).toBe(400)
    expect(page.headers.get('location')).toBeNull()
  })

  test('error: a provider that is not there', async () => {
    expect((await open(toUri({}, 'constructor'))).status).toBe(400)
  })

  test('error: an answer from another page', async () => {
    const answer = await setup.providerApp.request('/google/authorize', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ requestId: 'x', sub: '1001' }),
    })
    expect(answer.status).toBe(403)
  })

  test('error: answered twice, or too late', async () => {
    const page = await (await open(toUri())).text()
    const [, requestId = ''] = /value="([0-9a-f-]{36})"/.exec(page) ?? []
    const answer = () =>
      setup.providerApp.request('/google/authorize', {
        method: 'POST',
        body: new URLSearchParams({ requestId, sub: '1001' }),
      })
    expect((await answer()).status).toBe(303)
    expect((await answer()).status).toBe(404)
  })
})

describe('the code', () => {
  const getCode = async () => (await setup.choose(toUri(), '1001')).code ?? ''

  test('default', async () => {
    const code = await getCode()
    const answer = await redeem({ code })
    expect(answer.status).toBe(200)
    expect((await answer.json()).id_token.split('.')).toHaveLength(3)
    expect((await redeem({ code })).status).toBe(400)
  })

  test.each([
    ['PKCE wrong', { code_verifier: 'w'.repeat(43) }],
    ['another redirect', { redirect_uri: `${redirectUri}/` }],
    ['another grant', { grant_type: 'refresh_token' }],
  ])('error: %s, and the code is gone', async (_, change) => {
    const code = await getCode()
    expect((await redeem({ code, ...change })).status).toBe(400)
    expect((await redeem({ code })).status).toBe(400)
  })

  test('error: another client, or the code of another provider', async () => {
    const code = await getCode()
    expect((await redeem({ code, client_secret: 'guess' })).status).toBe(401)
    expect((await redeem({ code }, 'github')).status).toBe(400)
  })

  test('error: after a minute', async () => {
    const code = await getCode()
    setup.clock.advance(MINUTE_MS)
    expect((await redeem({ code })).status).toBe(400)
  })
})
