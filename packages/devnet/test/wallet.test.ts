import { describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { get, post, wallet, walletUrl } = setupServices()

describe('frame page', () => {
  test('default', async () => {
    const response = await wallet('/sdk?projectId=local&version=4')
    expect(await response.text()).toContain('frame')
    const headers = Object.fromEntries(response.headers)
    const { origin } = new URL(get().urls.frame)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'; script-src 'self'; style-src 'self'",
        "img-src 'self' data:",
        // Nodes are reached through the server.
        `connect-src 'self' ${origin}`,
        `worker-src ${origin}/sdk/worker/; frame-src 'none'`,
        'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*',
        "base-uri 'none'; form-action 'none'; object-src 'none'",
        "require-trusted-types-for 'script'; trusted-types latchkey-signer",
      ].join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    // Not on this machine, where nothing has a certificate.
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(['/sdk', '/sdk?projectId=', '/sdk?projectId=nobody'])(
    'error: nobody may embed %s',
    async (path) => {
      const response = await wallet(path)
      expect(response.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'none'",
      )
    },
  )

  test.each([
    ['no project', '/sdk', 401, 'PROJECT_ID_MISSING'],
    ['another project', '/sdk?projectId=nobody', 403, 'UNKNOWN_PROJECT'],
    [
      'an origin that is not allowed',
      '/sdk?projectId=local',
      403,
      'ORIGIN_NOT_ALLOWED',
    ],
  ])('error: a script may read why not: %s', async (_, path, status, code) => {
    const origin = 'https://elsewhere.example'
    const response = await wallet(path, { headers: { origin } })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code })
  })

  test('behavior: a script of an allowed page may read it', async () => {
    const headers = { origin: 'http://app.localhost:5173' }
    const response = await wallet('/sdk?projectId=local', { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each(['approve', 'keep'])(
    'behavior: nobody may embed the window %s',
    async (page) => {
      const response = await wallet(`/sdk/${page}?projectId=local`)
      expect(await response.text()).toContain(page)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /connect-src 'none';.*; frame-ancestors 'none';/,
        ),
        'cross-origin-opener-policy': 'unsafe-none',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).not.toContain('(self)')
    },
  )

  test('behavior: assets are kept for good', async () => {
    const response = await wallet('/sdk/assets/index-1.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    '/sdk/assets/..%2Fsecret.js',
    '/sdk/assets/..%2F..%2F..%2Fetc%2Fpasswd',
    '/sdk/assets/.hidden.js',
    '/sdk/secret.js',
    '/sdk/assets/none.js',
  ])('error: %s is not served', async (path) => {
    expect((await wallet(path)).status).toBe(404)
  })

  test('param: config', async () => {
    const response = await wallet('/sdk/config?projectId=local')
    expect(await response.json()).toMatchObject({
      projectId: 'local',
      allowedOrigins: expect.arrayContaining(['http://*.localhost:*']),
      chains: [
        {
          id: 31337,
          name: 'Anvil',
          caipNetworkId: 'eip155:31337',
          routers: [{ address: get().contracts.router, name: 'Local Uniswap' }],
        },
        {
          id: 31338,
          name: 'Anvil Two',
          caipNetworkId: 'eip155:31338',
          routers: [],
        },
      ],
      solana: [
        {
          caipNetworkId: 'solana:localnet',
          name: 'Solana (local)',
          rpcUrl: `${new URL(get().urls.frame).origin}/v1/?chainId=solana%3Alocalnet&projectId=local`,
        },
      ],
    })
    expect((await wallet('/sdk/config?projectId=nobody')).status).toBe(404)
  })

  test('behavior: says in words what the local contracts are for', async () => {
    const ask = async (path: string) => {
      const response = await wallet(`/sdk/descriptors/${path}`)
      expect(response.status).toBe(200)
      const { descriptors } = await response.json()
      return descriptors.map(({ intent }: { intent: string }) => intent)
    }
    const { nft, usd, weth } = get().contracts
    expect(await ask(`31337/${weth}`)).toEqual(['Wrap', 'Unwrap'])
    expect(await ask(`31337/${nft}`)).toContain('Mint a cat')
    expect(await ask(`31338/${nft}`)).toEqual([])
    expect(await ask(`31337/${usd}`)).toEqual([])
    expect(await ask(`__proto__/${usd}`)).toEqual([])
  })
})

describe('login over http', () => {
  const app = 'http://app.localhost:4100'
  const deviceId = 'device-one-0000000'
  const call = async (path: string, body: unknown, headers = {}) => {
    const response = await post(`${walletUrl()}/auth/${path}`, body, headers)
    return { status: response.status, ...(await response.json()) }
  }

  test('default', async () => {
    const email = 'default@example.org'
    const { challengeId } = await call('email', { email, deviceId, app })
    const url = `${get().urls.mailbox}/mails.json?to=${email}`
    const { mails } = await (await fetch(url)).json()
    const { code } = mails[0]
    const { token } = await call('otp', { challengeId, code, deviceId })
    const authorization = `Bearer ${token}`
    const session = () =>
      wallet('/auth/session', { headers: { authorization } })
    expect(await (await session()).json()).toMatchObject({ email })
    expect((await call('sign-out', {}, { authorization })).status).toBe(200)
    expect((await session()).status).toBe(401)
    const again = await call('email', { email, deviceId, app })
    expect(again).toMatchObject({ status: 429, code: 'LOGIN_COOLDOWN' })
    expect(again.message).toBe(
      `Please try again after ${again.secondsLeft} seconds`,
    )
  })

  test('behavior: a new device is approved on its page', async () => {
    const email = 'device@example.org'
    const first = await call('email', { email, deviceId, app })
    const code = get().control.mails(email)[0]?.code
    await call('otp', { ...first, code, deviceId })
    get().control.advance(30_000)
    const other = 'device-two-0000000'
    const second = await call('email', { email, deviceId: other, app })
    expect(second.action).toBe('VERIFY_DEVICE')
    const { challengeId } = second
    expect((await call('device', { challengeId })).approved).toBe(false)
    const link = get().control.mails(email)[0]?.link ?? ''
    const { pathname } = new URL(link)
    const page = await (await wallet(pathname)).text()
    expect(page).toContain(app)
    for (const [sheet] of page.matchAll(/[^"]+\.css/g))
      expect((await wallet(sheet)).status).toBe(200)
    expect((await call('device', { challengeId })).approved).toBe(false)
    const confirm = (headers = {}) =>
      wallet(pathname, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ decision: 'approve' }),
      })
    const forged = { 'sec-fetch-site': 'cross-site' }
    expect((await confirm(forged)).status).toBe(403)
    expect((await confirm({ origin: 'http://evil.example' })).status).toBe(403)
    const waiting = call('device', { challengeId })
    const own = { 'sec-fetch-site': 'same-origin', origin: 'null' }
    expect((await confirm(own)).status).toBe(200)
    expect((await waiting).approved).toBe(true)
    expect((await wallet(pathname)).status).toBe(404)
  })

  test('error: not JSON, not complete, not from the own page', async () => {
    const body = { email: 'x@example.org', deviceId, app }
    const plain = { 'content-type': 'text/plain' }
    expect((await call('email', body, plain)).status).toBe(415)
    expect(await call('email', { email: 'x' })).toMatchObject({
      status: 400,
      code: 'INVALID_BODY',
    })
    expect(await call('email', { ...body, email: 'x' })).toMatchObject({
      status: 400,
      code: 'INVALID_EMAIL',
    })
    const forged = { 'sec-fetch-site': 'same-site' }
    expect((await call('email', body, forged)).status).toBe(403)
    const cors = await wallet('/auth/session', {
      headers: { origin: 'http://app.localhost:4100' },
    })
    expect(cors.headers.get('access-control-allow-origin')).toBeNull()
  })
})
