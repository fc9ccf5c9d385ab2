import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'
import { createKitStorage } from '../../core/storage.js'
import { parseSiwxMessage } from '../parseSiwxMessage.js'
import { hostedSiwx } from './hostedSiwx.js'

const owner = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const thief = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const url = 'https://auth.test/auth/v1'

beforeEach(() => {
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname: '/',
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A service that verifies signatures, and forgets a nonce after one use. */
function createService() {
  const nonces = new Map<string, string>()
  const tokens = new Map<string, { address: string; chainId: string }>()
  const state = { isAway: false, isOtpRequired: false }
  /** Emails by the ID of their code, once it is confirmed. */
  const otps = new Map<string, { email: string; isConfirmed: boolean }>()
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status })
  async function answer(input: string, init: RequestInit = {}) {
    if (state.isAway) return new Response('busy', { status: 503 })
    const { pathname } = new URL(input)
    const headers = new Headers(init.headers)
    const bearer = headers.get('authorization')?.slice('Bearer '.length) ?? ''
    const route = pathname.split('/').at(-1)
    if (route === 'nonce') {
      const [nonce, token] = [`nonce${nonces.size}0000`, `n${nonces.size}`]
      nonces.set(token, nonce)
      return json({ nonce, token })
    }
    if (route === 'otp') {
      const body = JSON.parse(String(init.body))
      if (init.method === 'POST') {
        if (body.email === 'known@example.com') return json({ uuid: null })
        const uuid = `otp${otps.size}`
        otps.set(uuid, { email: body.email, isConfirmed: false })
        return json({ uuid })
      }
      const otp = otps.get(headers.get('x-otp') ?? '')
      if (!otp || body.code !== '123456')
        return new Response('Invalid code', { status: 400 })
      otp.isConfirmed = true
      return json(null)
    }
    if (route === 'authenticate') {
      if (state.isOtpRequired)
        return new Response('OTP is required', { status: 400 })
      const { message, signature } = JSON.parse(String(init.body))
      const token = headers.get('x-nonce-jwt')?.slice('Bearer '.length) ?? ''
      const data = parseSiwxMessage(message)
      const isRight =
        nonces.get(token) === data.nonce &&
        (await verifyMessage({
          address: data.accountAddress as '0x',
          message,
          signature,
        }))
      nonces.delete(token)
      if (!isRight) return new Response('Invalid signature', { status: 401 })
      const session = `t${tokens.size}`
      const { accountAddress: address, chainId } = data
      tokens.set(session, { address, chainId })
      return json({ token: session })
    }
    const account = tokens.get(bearer)
    if (!account) return new Response('Unauthorized', { status: 401 })
    if (route === 'sign-out') {
      tokens.delete(bearer)
      return json(null)
    }
    const { address, chainId } = account
    return json({ address: address.toLowerCase(), caip2Network: chainId })
  }
  return { fetch: vi.fn(answer), otps, state, tokens }
}

function setup(memory = createMemory(), service = createService()) {
  vi.stubGlobal('fetch', service.fetch)
  const storage = createKitStorage({ storage: memory })
  const factory = hostedSiwx({ projectId: 'project', statement: 'Hi.', url })
  const config = factory({ getClient: () => undefined, storage })
  async function sign(account = owner) {
    const { toString: toText, ...data } = await config.createMessage({
      accountAddress: owner.address,
      chainId: 'eip155:1',
    })
    const message = toText()
    return { data, message, signature: await account.signMessage({ message }) }
  }
  const get = (chainId: `${string}:${string}` = 'eip155:1', account = owner) =>
    config.getSessions(chainId, account.address)
  return { ...service, config, get, memory, service, sign, storage }
}

test('default: signs in, survives a reload, signs out', async () => {
  const { config, fetch, get, memory, service, sign, tokens } = setup()
  expect(await get()).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  await config.addSession(await sign())
  const [input, init] = fetch.mock.calls.at(-1) ?? []
  expect(input).toMatch(`${url}/authenticate?projectId=project&st=`)
  expect(new Headers(init?.headers).get('x-nonce-jwt')).toBe('Bearer n0')
  const next = setup(memory, service)
  expect(await next.get()).toMatchObject([
    { data: { accountAddress: owner.address, chainId: 'eip155:1' } },
  ])
  expect(await next.get('eip155:8453')).toEqual([])
  expect(await next.get('eip155:1', thief)).toEqual([])
  await next.config.revokeSession('eip155:8453', owner.address)
  expect(tokens.size).toBe(1)
  await next.config.revokeSession('eip155:1', owner.address)
  expect(tokens.size).toBe(0)
  expect(await next.get()).toEqual([])
})

test('behavior: an ended token is forgotten', async () => {
  const { config, get, sign, storage, tokens } = setup()
  await config.addSession(await sign())
  tokens.clear()
  expect(await get()).toEqual([])
  expect(storage.get('siwxSessions')).toBe(undefined)
})

test('behavior: an ended token does not end the sign-in that follows it', async () => {
  const { config, fetch, get, sign, storage } = setup()
  await config.addSession(await sign())
  const next = [{ token: 'next' }]
  fetch.mockImplementationOnce(async () => {
    storage.set('siwxSessions', next)
    return new Response('Unauthorized', { status: 401 })
  })
  expect(await get()).toEqual([])
  expect(storage.get('siwxSessions')).toEqual(next)
})

test('behavior: an empty list signs out, also while the service is away', async () => {
  const { config, get, sign, state } = setup()
  await config.addSession(await sign())
  state.isAway = true
  await config.setSessions([])
  expect(await get()).toEqual([])
})

test('error: a signature of another key, and a replay', async () => {
  const { config, get, sign } = setup()
  await expect(config.addSession(await sign(thief))).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
    details: 'HTTP 401 Invalid signature',
  })
  expect(await get()).toEqual([])
  const session = await sign()
  await config.addSession(session)
  await expect(config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
})

test.each([
  [{ code: 'MESSAGE', reason: 'issuedAt' }, 'issuedAt'],
  [{ code: 'MESSAGE' }, undefined],
  [{ reason: 1 }, undefined],
  [{ reason: `issuedAt${'t'.repeat(64)}` }, undefined],
  [{ reason: 'issuedAt: <b>' }, undefined],
  ['issuedAt', undefined],
])('error: a refusal that names a field: %o', async (answer, reason) => {
  const { config, fetch, sign } = setup()
  const session = await sign()
  fetch.mockResolvedValueOnce(Response.json(answer, { status: 400 }))
  const error = await config.addSession(session).catch((error) => error)
  expect(error).toMatchObject({ code: 'SESSION_REJECTED' })
  expect(error.reason).toBe(reason)
})

test('behavior: two sign-ins at once, each with its own nonce', async () => {
  const { config, fetch, sign } = setup()
  const [first, second] = [await sign(), await sign()]
  await config.addSession(first)
  await config.addSession(second)
  const sent = fetch.mock.calls
    .filter(([url]) => url.includes('/authenticate'))
    .map(([, init]) => new Headers(init?.headers).get('x-nonce-jwt'))
  expect(sent).toEqual(['Bearer n0', 'Bearer n1'])
})

test('behavior: nonces that nobody has signed are forgotten', async () => {
  const { config, sign } = setup()
  const first = await sign()
  for (let count = 0; count < 16; count++) await sign()
  await expect(config.addSession(first)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
})

test('error: the service is away', async () => {
  const { config, get, sign, state } = setup()
  await config.addSession(await sign())
  state.isAway = true
  await expect(get()).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
  await expect(sign()).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
})

const account = { accountAddress: owner.address, chainId: 'eip155:1' } as const
const email = 'ada+1@example.com'

test('behavior: an email address is confirmed, and becomes a part of the message', async () => {
  const { config, fetch, get, otps, sign } = setup()
  const capture = config.emailCapture
  expect(await capture?.submit({ ...account, email })).toEqual({
    isCodeRequired: true,
  })
  const [input, init] = fetch.mock.calls.at(-1) ?? []
  expect(input).toMatch(`${url}/otp?projectId=project&st=`)
  expect(JSON.parse(String(init?.body))).toEqual({
    account: `eip155:1:${owner.address}`,
    email,
  })
  // guard: not before it is confirmed
  expect((await sign()).data.resources).toBe(undefined)
  await expect(
    capture?.confirm?.({ ...account, code: '000000', email }),
  ).rejects.toMatchObject({ code: 'INVALID_CODE' })
  expect((await sign()).data.resources).toBe(undefined)
  await capture?.confirm?.({ ...account, code: '123456', email })
  expect(otps.get('otp0')).toEqual({ email, isConfirmed: true })
  const session = await sign()
  expect(session.message).toContain(`Resources:\n- email:${email}`)
  await config.addSession(session)
  const sent = new Headers(fetch.mock.calls.at(-1)?.[1]?.headers)
  expect(sent.get('x-otp')).toBe('otp0')
  expect(await get()).toHaveLength(1)
  // Only of the sign-in that it was confirmed for.
  expect((await sign()).data.resources).toBe(undefined)
})

test('behavior: an address that the service knows needs no code', async () => {
  const { config, fetch, sign } = setup()
  expect(
    await config.emailCapture?.submit({
      ...account,
      email: 'known@example.com',
    }),
  ).toEqual({ isCodeRequired: false })
  const session = await sign()
  expect(session.data.resources).toEqual(['email:known@example.com'])
  await config.addSession(session)
  expect(new Headers(fetch.mock.calls.at(-1)?.[1]?.headers).get('x-otp')).toBe(
    null,
  )
})

test('behavior: an address with characters that URIs do not have', async () => {
  const { config, sign } = setup()
  await config.emailCapture?.submit({ ...account, email: 'a^b@example.com' })
  await config.emailCapture?.confirm?.({
    ...account,
    code: '123456',
    email: 'a^b@example.com',
  })
  expect((await sign()).data.resources).toEqual(['email:a%5Eb@example.com'])
})

test('error: the service requires a code', async () => {
  const { config, sign, state } = setup()
  state.isOtpRequired = true
  await expect(config.addSession(await sign())).rejects.toMatchObject({
    code: 'EMAIL_REQUIRED',
  })
})

test('error: parameters', () => {
  for (const parameters of [{}, { projectId: 'project', url: 'auth' }])
    expect(() => hostedSiwx(parameters as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMETER' }),
    )
})

test('behavior: metadata is of the account that was active at the call', async () => {
  const { config, fetch, sign, storage } = setup()
  await config.addSession(await sign())
  const before = JSON.stringify(storage.get('siwxSessions'))
  const answer = fetch.getMockImplementation()
  fetch.mockImplementation(async (input, init) => {
    // Another account signs in while the service is asked.
    storage.set('siwxSessions', [{ token: 'other' }])
    return answer?.(input, init) ?? new Response()
  })
  const metadata = { plan: 'free' }
  await config.accounts?.setMetadata('eip155:1', owner.address, metadata)
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    ...{ body: JSON.stringify({ metadata }), method: 'PUT' },
    headers: { authorization: `Bearer ${JSON.parse(before)[0].token}` },
  })
})
