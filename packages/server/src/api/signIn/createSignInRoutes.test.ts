import { hostedSiwx } from 'latchkey/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../http/createApp.js'
import type { Mail } from '../../mail/mail.js'
import { createProjects, type Project } from '../../projects.js'
import { createSignInRoutes } from './createSignInRoutes.js'

const owner = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const thief = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const origin = 'https://app.example'
const url = 'http://api.test/auth/v1'
const email = 'ada@example.com'
const chainId = 'eip155:1' as const
const account = { accountAddress: owner.address, chainId }

beforeEach(() => {
  vi.stubGlobal('location', { host: 'app.example', origin, pathname: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The service, and the kit's own client of it in a page. */
function setup(features: Project['features'] = []) {
  const mails: Mail[] = []
  const state = { answer: '', now: Date.now(), origin }
  const rules = { allowedOrigins: [origin, 'https://other.example'], features }
  const app = createApp()
  app.route(
    '/',
    createSignInRoutes({
      backend: { chains: [{ caipNetworkId: chainId, rpcUrl: 'http://node' }] },
      projects: createProjects([
        { id: 'one', ...rules },
        { id: 'two', ...rules },
      ]),
      signIn: {
        mailer: { send: async (mail) => void mails.push(mail) },
        now: () => state.now,
        secret: new Uint8Array(32).fill(7),
      },
    }),
  )
  const asked: {
    headers: Headers
    method: string
    path: string
    text: string
  }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input.startsWith('http://node')) return answerNode(init)
    const headers = new Headers(init.headers)
    headers.set('origin', state.origin)
    const path = input.slice('http://api.test'.length)
    const { method = 'GET' } = init
    asked.push({ headers, method, path, text: String(init.body ?? '') })
    const answer = await app.request(path, { ...init, headers })
    state.answer = await answer.clone().text()
    return answer
  })
  const items = new Map<string, unknown>()
  const config = hostedSiwx({ projectId: 'one', url })({
    getClient: () => undefined,
    storage: {
      get: (key: string) => items.get(key),
      remove: (key: string) => items.delete(key),
      set: (key: string, value: unknown) => items.set(key, value),
    } as never,
  })
  async function sign(signer = owner) {
    const { toString: toText, ...data } = await config.createMessage(account)
    const message = toText()
    return { data, message, signature: await signer.signMessage({ message }) }
  }
  return {
    ...{ asked, config, items, mails, sign, state },
    code: () => /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    read: () => config.getSessions(chainId, owner.address),
    /** Repeats the last request of a path with other headers or body. */
    repeat(
      route: string,
      change: {
        body?: object
        headers?: Record<string, string>
        method?: string
        query?: Record<string, string>
      } = {},
    ) {
      const last = asked.findLast(
        ({ method, path }) =>
          path.includes(route) && (change.method ?? method) === method,
      )
      const target = new URL(last?.path ?? '', 'http://api.test')
      for (const [name, value] of Object.entries(change.query ?? {}))
        target.searchParams.set(name, value)
      const headers = new Headers(last?.headers)
      for (const [name, value] of Object.entries(change.headers ?? {}))
        if (value) headers.set(name, value)
        else headers.delete(name)
      return app.request(`${target.pathname}${target.search}`, {
        headers,
        ...(last?.text && {
          body: JSON.stringify({ ...JSON.parse(last.text), ...change.body }),
          method: 'POST',
        }),
      })
    },
  }
}

/** A network on which no account is a contract. */
function answerNode({ body }: RequestInit) {
  const { id, method } = JSON.parse(String(body))
  const result = method === 'eth_chainId' ? '0x1' : '0x'
  return Response.json({ id, jsonrpc: '2.0', result })
}

const rejected = { code: 'SESSION_REJECTED' }

test('default: signs in, is read, signs out', async () => {
  const { config, read, repeat, sign } = setup()
  expect(await read()).toEqual([])
  await config.addSession(await sign())
  expect(await read()).toMatchObject([
    { data: { accountAddress: owner.address, chainId, domain: 'app.example' } },
  ])
  const me = await (await repeat('/me')).json()
  expect(me).toMatchObject({
    address: owner.address,
    caip2Network: chainId,
    chainId: 1,
    chainNamespace: 'eip155',
    uri: `${origin}/`,
  })
  await config.revokeSession(chainId, owner.address)
  expect(await read()).toEqual([])
  // Its token no longer works.
  expect((await repeat('/me')).status).toBe(401)
})

test('error: a signature of another key, which burns the nonce', async () => {
  const { config, read, repeat, sign } = setup()
  const session = await sign()
  const { message } = session
  const signature = await thief.signMessage({ message })
  await expect(
    config.addSession({ ...session, signature }),
  ).rejects.toMatchObject(rejected)
  const { status } = await repeat('authenticate', { body: session })
  expect(status).toBe(401)
  expect(await read()).toEqual([])
})

test('error: a replay', async () => {
  const { config, repeat, sign } = setup()
  await config.addSession(await sign())
  expect((await repeat('authenticate')).status).toBe(401)
})

test('behavior: a prompt stays open as long as the nonce', async () => {
  const { config, read, sign, state } = setup()
  const session = await sign()
  state.now += 599_000
  await config.addSession(session)
  expect(await read()).toHaveLength(1)
  const late = await sign()
  state.now += 601_000
  await expect(config.addSession(late)).rejects.toMatchObject(rejected)
})

test('error: the nonce of another message', async () => {
  const { config, repeat, sign, state } = setup()
  const first = await sign()
  await sign()
  const { token } = JSON.parse(state.answer)
  await config.addSession(await sign())
  const answer = await repeat('authenticate', {
    body: first,
    headers: { 'x-nonce-jwt': `Bearer ${token}` },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ reason: 'nonce' })
})

test('error: a message of another page', async () => {
  const { config, sign, state } = setup()
  const session = await sign()
  state.origin = 'https://other.example'
  await expect(config.addSession(session)).rejects.toMatchObject({
    ...rejected,
    details: expect.stringContaining('domain'),
    reason: 'domain',
  })
})

test.each([
  [-901_000, 'issuedAt'],
  [-899_000, undefined],
  [299_000, undefined],
  [301_000, 'issuedAt'],
])('behavior: a device whose clock is %i ms off', async (ms, reason) => {
  const { config, sign, state } = setup()
  vi.useFakeTimers({ now: state.now + ms, toFake: ['Date'] })
  const adding = config.addSession(await sign())
  if (!reason) return await expect(adding).resolves.toBe(undefined)
  await expect(adding).rejects.toMatchObject({ ...rejected, reason })
})

test('error: an origin that the project does not allow', async () => {
  const { sign, state } = setup()
  state.origin = 'https://evil.example'
  await expect(sign()).rejects.toMatchObject({ details: /Origin/ })
})

test('behavior: the server of the page can ask about the token', async () => {
  const { config, read, repeat, sign } = setup()
  await config.addSession(await sign())
  await read()
  const answered = await repeat('/me', { headers: { origin: '' } })
  expect(await answered.json()).toMatchObject({ address: owner.address })
})

test('error: a token on another page, or of another project', async () => {
  const { asked, config, read, repeat, sign } = setup()
  await config.addSession(await sign())
  await read()
  const { status } = await repeat('/me', {
    headers: { origin: 'https://other.example' },
  })
  expect(status).toBe(401)
  const last = asked.at(-1)
  if (last) last.path = last.path.replace('projectId=one', 'projectId=two')
  expect((await repeat('/me')).status).toBe(401)
})

test('behavior: a session ends with its message', async () => {
  const { config, read, sign, state } = setup()
  const session = await sign()
  await config.addSession(session)
  state.now = Date.parse(session.data.expirationTime ?? '') - 1_000
  expect(await read()).toHaveLength(1)
  state.now += 2_000
  expect(await read()).toEqual([])
})

test('behavior: an email address is confirmed once, and named by the message', async () => {
  const { code, config, mails, repeat, sign, state } = setup()
  const capture = config.emailCapture
  const submit = () => capture?.submit({ ...account, email })
  expect(await submit()).toEqual({ isCodeRequired: true })
  expect(mails[0]).toMatchObject({ app: origin, to: email })
  await capture?.confirm?.({ ...account, code: code(), email })
  const session = await sign()
  expect(session.data.resources).toEqual([`email:${email}`])
  await config.addSession(session)
  await config.getSessions(chainId, owner.address)
  expect(await (await repeat('/me')).json()).toMatchObject({ email })
  state.now += 60_000
  expect(await submit()).toEqual({ isCodeRequired: false })
  expect(mails).toHaveLength(1)
})

test('error: a stranger does not learn whether an address belongs to an account', async () => {
  const { code, config, repeat, sign, state } = setup()
  const capture = config.emailCapture
  await capture?.submit({ ...account, email })
  await capture?.confirm?.({ ...account, code: code(), email })
  await config.addSession(await sign())
  const { token } = JSON.parse(state.answer)
  const ask = async (email: string, headers = {}) => {
    state.now += 60_000
    const body = { account: `${chainId}:${owner.address}`, email }
    // Of the request for a code, not of its answer.
    const answer = await repeat('otp', { body, headers, method: 'POST' })
    return answer.json()
  }
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(await ask(email)).toEqual({ uuid })
  expect(await ask('bo@example.com')).toEqual({ uuid })
  const own = { authorization: `Bearer ${token}` }
  expect(await ask('bo@example.com', own)).toEqual({ uuid })
  expect(await ask(email, own)).toEqual({ uuid: null })
})

test('behavior: another project gets the address only if the account signs it', async () => {
  const { code, config, mails, repeat, sign, state } = setup()
  const capture = config.emailCapture
  await capture?.submit({ ...account, email })
  await capture?.confirm?.({ ...account, code: code(), email })
  await config.addSession(await sign())
  const signInElsewhere = async (resources?: string) => {
    const { nonce, token } = await (
      await repeat('nonce', { query: { projectId: 'two' } })
    ).json()
    const { message: own } = await sign()
    const plain = own.replace(/^Nonce: .*$/m, `Nonce: ${nonce}`)
    const message = resources ? `${plain}\nResources:\n- ${resources}` : plain
    const answer = await repeat('authenticate', {
      body: { message, signature: await owner.signMessage({ message }) },
      headers: { 'x-nonce-jwt': `Bearer ${token}`, 'x-otp': '' },
      query: { projectId: 'two' },
    })
    if (answer.status !== 200) return answer.status
    const session = (await answer.json()).token
    return JSON.parse(atob(session.split('.')[1])).email
  }
  expect(await signInElsewhere()).toBe(undefined)
  expect(await signInElsewhere('email:bo@example.com')).toBe(400)
  expect(await signInElsewhere(`email:${email}`)).toBe(email)
  // Known there from now on.
  expect(await signInElsewhere()).toBe(email)
  expect(mails).toHaveLength(1)
  expect(state.answer).not.toBe('')
})

test('error: five wrong codes burn it, and mails have a pause', async () => {
  const { asked, code, config, repeat, state } = setup()
  const capture = config.emailCapture
  await capture?.submit({ ...account, email })
  const right = code()
  const wrong = right === '000000' ? '000001' : '000000'
  const confirm = (text: string) =>
    capture?.confirm?.({ ...account, code: text, email })
  for (let tries = 0; tries < 5; tries++)
    await expect(confirm(wrong)).rejects.toMatchObject({
      code: 'INVALID_CODE',
    })
  await expect(confirm(right)).rejects.toThrow()
  await expect(capture?.submit({ ...account, email })).rejects.toMatchObject({
    status: 429,
  })
  const body = JSON.parse(
    asked.find(({ path }) => path.includes('otp'))?.text ?? '',
  )
  const ask = () => repeat('otp', { body })
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('30')
  state.now += 29_001
  expect((await ask()).headers.get('retry-after')).toBe('1')
  state.now += 999
  expect((await ask()).status).toBe(200)
})

test('error: asked for twice at once, one code is mailed', async () => {
  const { config, mails } = setup()
  const ask = () => config.emailCapture?.submit({ ...account, email })
  const answers = await Promise.allSettled([ask(), ask()])
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'rejected'])
  expect(mails).toHaveLength(1)
})

test('error: an email that was not confirmed, or is not that of the code', async () => {
  const { code, config, repeat, sign, state } = setup()
  const capture = config.emailCapture
  await capture?.submit({ ...account, email })
  const { uuid } = JSON.parse(state.answer)
  const session = await sign()
  // Before the code was entered.
  await config.addSession({ ...session, signature: '0x' }).catch(() => {})
  const next = await sign()
  const nonce = `Bearer ${JSON.parse(state.answer).token}`
  const early = await repeat('authenticate', {
    body: next,
    headers: { 'x-nonce-jwt': nonce, 'x-otp': uuid },
  })
  expect(await early.text()).toContain('OTP is required')
  state.now += 60_000
  await capture?.submit({ ...account, email })
  await capture?.confirm?.({ ...account, code: code(), email })
  const other = await sign()
  const message = other.message.replace(email, 'bo@example.com')
  const signature = await owner.signMessage({ message })
  await expect(
    config.addSession({ ...other, message, signature }),
  ).rejects.toMatchObject({
    ...rejected,
    details: expect.stringContaining('another email'),
  })
})

test('error: required by the project, but not given', async () => {
  const { config, sign } = setup([
    { id: 'email_capture', isEnabled: true, config: ['required'] },
  ])
  await expect(config.addSession(await sign())).rejects.toMatchObject({
    code: 'EMAIL_REQUIRED',
  })
})

const me = { chainId, address: owner.address }

test('behavior: keeps an account, with metadata of the app', async () => {
  const { asked, config, sign, state } = setup()
  expect(await config.accounts?.get(chainId, owner.address)).toBe(undefined)
  await config.addSession(await sign())
  const first = await config.accounts?.get(chainId, owner.address)
  expect(first).toMatchObject({ ...me, metadata: null })
  expect(first?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(asked.at(-1)?.path).toContain('includeAppKitAccount=true')
  const metadata = { plan: 'free', steps: [1, 2] }
  await config.accounts?.setMetadata(chainId, owner.address, metadata)
  state.now += 1_000
  await config.addSession(await sign())
  const second = await config.accounts?.get(chainId, owner.address)
  expect(second).toMatchObject({
    ...first,
    metadata,
    lastSignedInAt: second?.lastSignedInAt,
    updatedAt: second?.updatedAt,
  })
  expect(Date.parse(second?.lastSignedInAt ?? '')).toBe(state.now)
  await config.accounts?.setMetadata(chainId, owner.address, null)
  const last = await config.accounts?.get(chainId, owner.address)
  expect(last).toMatchObject({ ...me, metadata: null })
})

test('error: metadata without a session, of another account or page, or too long', async () => {
  const { config, repeat, sign, state } = setup()
  const set = (
    metadata: Record<string, unknown>,
    address: string = owner.address,
  ) => config.accounts?.setMetadata(chainId, address, metadata)
  await expect(set({ a: 1 })).rejects.toMatchObject(rejected)
  await config.addSession(await sign())
  await expect(set({ a: 1 }, thief.address)).rejects.toMatchObject(rejected)
  await expect(set({ a: 'x'.repeat(5_000) })).rejects.toMatchObject(rejected)
  await expect(set([] as never)).rejects.toMatchObject(rejected)
  state.origin = 'https://other.example'
  expect(await config.accounts?.get(chainId, owner.address)).toBe(undefined)
  const headers = { authorization: 'Bearer none' }
  expect((await repeat('/me', { headers })).status).toBe(401)
})

// Icons of wallets are often images in the URL.
test.each([
  [
    { type: 'injected', name: 'Fjord' },
    { type: 'injected', name: 'Fjord' },
  ],
  [{ type: 'injected', icon: 'x'.repeat(10_000) }, { type: 'injected' }],
  [{ type: 'x'.repeat(100) }, null],
  ['injected', null],
])(
  'behavior: a description of the wallet never fails the sign-in',
  async (walletInfo, kept) => {
    const { config, sign, state } = setup()
    const inner = fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      if (!input.includes('/authenticate?')) return inner(input, init)
      const body = { ...JSON.parse(String(init.body)), walletInfo }
      return inner(input, { ...init, body: JSON.stringify(body) })
    })
    await config.addSession(await sign())
    await config.accounts?.get(chainId, owner.address)
    const { appKitAccount } = JSON.parse(state.answer)
    expect(appKitAccount.connection_method).toEqual(kept)
  },
)
