import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { createKitStorage } from '../../core/storage.js'
import { createSignInServer } from '../../server/createSignInServer.js'
import { siwe } from './siwe.js'
import type { SiwxConfig } from './types.js'

const owner = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const site = 'https://app.example'
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

beforeEach(() => {
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: site,
    pathname: '/',
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with its cookies, before the package's own sign-in server. */
function setup(options: Partial<siwe.Parameters> = {}) {
  const server = createSignInServer({
    chains: {
      'eip155:1': 'http://localhost:1',
      'eip155:8453': 'http://localhost:1',
      [solanaChain]: true,
    },
    secret: 'a'.repeat(32),
    uri: site,
  })
  const cookies = new Map<string, string>()
  /** Parts of the names of cookies that the browser does not keep. */
  const blocked: string[] = []
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    headers.set('origin', site)
    const { body, method } = init
    const request = new Request(`${site}${url}`, {
      ...(body && { body }),
      headers,
      ...(method && { method }),
    })
    const response = await server.handler(request)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (!blocked.some((text) => name.includes(text)))
        cookies.set(name, value.join('='))
    }
    return response
  })
  vi.stubGlobal('fetch', fetch)
  const config = siwe({ url: '/auth', ...options })({
    getClient: () => undefined,
    storage: createKitStorage(),
  })
  return { blocked, config, fetch }
}

async function sign(
  config: SiwxConfig,
  chainId: `eip155:${number}` = 'eip155:1',
  account = owner,
) {
  const created = await config.createMessage({
    accountAddress: account.address,
    chainId,
  })
  const message = created.toString()
  return {
    data: created,
    message,
    signature: await account.signMessage({ message }),
  }
}

test('default: signs in and out at the server', async () => {
  const { config, fetch } = setup()
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
  const session = await sign(config)
  expect(session.data.nonce).toMatch(/^[0-9a-zA-Z]{16,}$/)
  await config.addSession(session)
  expect(await config.getSessions('eip155:1', owner.address)).toMatchObject([
    {
      data: {
        accountAddress: owner.address,
        chainId: 'eip155:1',
        expirationTime: session.data.expirationTime,
      },
    },
  ])
  expect(await config.getSessions('eip155:8453', owner.address)).toEqual([])
  expect(await config.getSessions('eip155:1', other.address)).toEqual([])
  // The session of another account stays.
  await config.revokeSession('eip155:1', other.address)
  expect(await config.getSessions('eip155:1', owner.address)).toHaveLength(1)
  await config.revokeSession('eip155:1', owner.address)
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
  expect(fetch.mock.calls.every(([, init]) => init?.credentials)).toBe(true)
})

test('behavior: Solana', async () => {
  const { config } = setup()
  const key = createSolanaKey()
  const data = await config.createMessage({
    accountAddress: key.address,
    chainId: solanaChain,
  })
  const message = data.toString()
  const signature = encodeBase58(key.sign(new TextEncoder().encode(message)))
  await config.addSession({ data, message, signature })
  expect(await config.getSessions(solanaChain, key.address)).toHaveLength(1)
  await config.setSessions([])
  expect(await config.getSessions(solanaChain, key.address)).toEqual([])
})

test('error: a nonce is used once, and a signature is that of the account', async () => {
  const { config } = setup()
  const session = await sign(config)
  await config.addSession(session)
  await expect(config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  const forged = await sign(config)
  await expect(
    config.addSession({
      ...forged,
      signature: await other.signMessage({ message: forged.message }),
    }),
    // A contract account may have signed, and its network does not answer.
  ).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE', status: 503 })
  const key = createSolanaKey()
  const data = await config.createMessage({
    accountAddress: key.address,
    chainId: solanaChain,
  })
  const bytes = createSolanaKey().sign(new TextEncoder().encode(`${data}`))
  await expect(
    config.addSession({
      data,
      message: data.toString(),
      signature: encodeBase58(bytes),
    }),
  ).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  expect(await config.getSessions(solanaChain, key.address)).toEqual([])
})

test('error: the service fails', async () => {
  const { config, fetch } = setup()
  const session = await sign(config)
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(
    config.getSessions('eip155:1', owner.address),
  ).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE', status: undefined })
  for (const status of [500, 503, 429]) {
    fetch.mockResolvedValueOnce(new Response('no', { status }))
    await expect(config.addSession(session)).rejects.toMatchObject({
      code: 'SIGN_IN_SERVICE',
      status,
    })
  }
  fetch.mockResolvedValueOnce(new Response('<html>'))
  await expect(
    config.getSessions('eip155:1', owner.address),
  ).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE', status: 200 })
  fetch.mockResolvedValueOnce(Response.json({}))
  await expect(sign(config)).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
  // The server burns a nonce with its first use only.
  await config.addSession(session)
})

test('behavior: answers that are no session', async () => {
  const { config, fetch } = setup()
  const answers = [
    null,
    [],
    'a',
    {},
    { address: 1, chainId: 1 },
    { address: owner.address },
    {
      address: owner.address,
      chainId: 'eip155:1',
      expirationTime: '2020-01-01T00:00:00.000Z',
    },
  ]
  for (const answer of answers) {
    fetch.mockResolvedValueOnce(Response.json(answer))
    expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
  }
  fetch.mockResolvedValueOnce(new Response('', { status: 401 }))
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
})

test('param: URLs one by one; without `sessionUrl`, until a reload', async () => {
  const { config, fetch } = setup({
    nonceUrl: '/api/nonce',
    url: undefined,
    verifyUrl: '/api/verify',
  })
  await config.addSession(await sign(config))
  expect(await config.getSessions('eip155:1', owner.address)).toHaveLength(1)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/nonce',
    '/api/verify',
  ])
  await config.setSessions([])
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
})

test('param: its options', () => {
  expect(setup().config).toMatchObject({
    sessionRefetchIntervalMs: 300_000,
    signOutOnAccountChange: true,
    signOutOnDisconnect: true,
    signOutOnNetworkChange: true,
  })
  const { config } = setup({
    namespaces: ['eip155'],
    required: false,
    signOutOnNetworkChange: false,
  })
  expect(config.getRequired?.()).toBe(false)
  expect(config).toMatchObject({
    namespaces: ['eip155'],
    signOutOnNetworkChange: false,
  })
})

test('error: no URL', () => {
  expect(() => siwe({})).toThrow(
    expect.objectContaining({ parameter: 'nonceUrl' }),
  )
  expect(() => siwe({ nonceUrl: '/nonce' })).toThrow(
    expect.objectContaining({ parameter: 'verifyUrl' }),
  )
})

test('error: the backend signs in another account', async () => {
  const { config, fetch } = setup()
  const session = await sign(config)
  for (const change of [
    { address: other.address },
    { chainId: 'eip155:8453' },
  ]) {
    fetch.mockImplementationOnce(async () =>
      Response.json({ address: owner.address, chainId: 'eip155:1', ...change }),
    )
    await expect(config.addSession(session)).rejects.toMatchObject({
      code: 'SESSION_REJECTED',
    })
  }
  // Backends write addresses in their own case.
  const address = owner.address.toLowerCase()
  for (const _ of ['verify', 'session'])
    fetch.mockImplementationOnce(async () =>
      Response.json({ address, chainId: 'eip155:1' }),
    )
  await config.addSession(session)
})

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['an empty answer', () => new Response('')],
  ['text', () => new Response('OK')],
])('behavior: signs out with %s', async (_, answer) => {
  const { config, fetch } = setup()
  fetch.mockImplementationOnce(async () => answer())
  await config.setSessions([])
})

test.each([
  ['a page', 200, 'text/html; charset=utf-8'],
  ['an error', 500, 'application/json'],
  ['too many requests', 429, 'text/plain'],
])('error: %s is no sign-out', async (_, status, type) => {
  const { config, fetch } = setup()
  const headers = { 'content-type': type }
  fetch.mockResolvedValueOnce(new Response('<html>', { headers, status }))
  await expect(config.setSessions([])).rejects.toMatchObject({
    code: 'SIGN_IN_SERVICE',
    status,
  })
})

test('behavior: 204 is no session, no nonce and no sign-in', async () => {
  const { config, fetch } = setup()
  const session = await sign(config)
  const empty = async () => new Response(null, { status: 204 })
  fetch.mockImplementationOnce(empty)
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
  fetch.mockImplementationOnce(empty)
  await expect(sign(config)).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
  fetch.mockImplementationOnce(empty)
  await expect(config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
    details: 'The backend answered with no session.',
  })
})

test('error: a sign-out that fails without `sessionUrl` can be tried again', async () => {
  const { config, fetch } = setup({
    nonceUrl: '/auth/nonce',
    signOutUrl: '/auth/sign-out',
    url: undefined,
    verifyUrl: '/auth/verify',
  })
  await config.addSession(await sign(config))
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const signOut = () => config.revokeSession('eip155:1', owner.address)
  await expect(signOut()).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
  fetch.mockClear()
  await signOut()
  expect(fetch.mock.lastCall?.[0]).toBe('/auth/sign-out')
  expect(await config.getSessions('eip155:1', owner.address)).toEqual([])
})

test('behavior: signing out survives leaving the page', async () => {
  const { config, fetch } = setup()
  await config.setSessions([])
  const [url, init] = fetch.mock.lastCall ?? []
  expect(url).toBe('/auth/sign-out')
  expect(init).toMatchObject({ keepalive: true, method: 'POST' })
})

test.each([
  ['latchkey', 'nonce'],
  ['session', 'cookie'],
])('error: the browser blocks cookies of %s', async (name, reason) => {
  const { blocked, config } = setup()
  blocked.push(name)
  await expect(config.addSession(await sign(config))).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
    reason,
  })
})

test('behavior: signed in, though the session cannot be read at once', async () => {
  const { config, fetch } = setup()
  const session = await sign(config)
  const answer = fetch.getMockImplementation()
  fetch.mockImplementation(async (url, init) => {
    if (url.endsWith('/session')) throw new TypeError('Failed to fetch')
    return answer?.(url, init) ?? new Response()
  })
  await config.addSession(session)
  if (answer) fetch.mockImplementation(answer)
  expect(await config.getSessions('eip155:1', owner.address)).toHaveLength(1)
})

test.each([
  [-901_000, 'issuedAt'],
  [-899_000, undefined],
  [299_000, undefined],
  [301_000, 'issuedAt'],
])('behavior: a clock that is %i ms off', async (ms, reason) => {
  const { config } = setup()
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
  const session = await sign(config)
  vi.restoreAllMocks()
  const adding = config.addSession(session)
  if (!reason) return await adding
  await expect(adding).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
    details: `HTTP 400 SIGN_IN_MESSAGE_INVALID ${reason}`,
    reason,
  })
})
