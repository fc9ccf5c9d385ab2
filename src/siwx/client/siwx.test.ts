import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { createKitStorage } from '../../core/storage.js'
import { createSiwxMessage } from '../createSiwxMessage.js'
import type { SiwxSession } from '../types.js'
import type { SiwxVerifier } from './roles.js'
import { siwx } from './siwx.js'

const owner = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const start = Date.parse('2026-01-02T03:04:05.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname: '/shop|1/',
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup(options: siwx.Parameters = {}) {
  const memory = createMemory()
  const storage = createKitStorage({ storage: memory })
  const config = siwx(options)({ getClient: () => undefined, storage })
  async function sign(
    chainId: CaipNetworkId = 'eip155:1',
    account = owner,
  ): Promise<SiwxSession> {
    const { toString: toText, ...data } = await config.createMessage({
      accountAddress: account.address,
      chainId,
    })
    const message = toText()
    return { data, message, signature: await account.signMessage({ message }) }
  }
  const read = () => (storage.get('siwxSessions') ?? []) as SiwxSession[]
  const ids = () =>
    read().map(({ data }) => `${data.chainId}:${data.accountAddress}`)
  /** Changes the stored sessions, as code on the page could. */
  const tamper = (change: (session: SiwxSession) => unknown) =>
    storage.set('siwxSessions', read().map(change))
  const get = (chainId: CaipNetworkId = 'eip155:1', { address } = owner) =>
    config.getSessions(chainId, address)
  return { config, get, ids, memory, read, sign, storage, tamper }
}

test('default: message', async () => {
  const { config } = setup()
  const { nonce, ...message } = await config.createMessage({
    accountAddress: owner.address,
    chainId: 'eip155:1',
  })
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(message.toString()).toBe(
    [
      'app.example wants you to sign in with your Ethereum account:',
      owner.address,
      '',
      '',
      'URI: https://app.example/shop%7C1/',
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${nonce}`,
      'Issued At: 2026-01-02T03:04:05.000Z',
      'Expiration Time: 2026-01-03T03:04:05.000Z',
    ].join('\n'),
  )
})

test('default: EVM and Solana, several accounts and networks side by side', async () => {
  const { config, get, ids, sign } = setup()
  await config.addSession(await sign())
  await config.addSession(await sign('eip155:8453'))
  await config.addSession(await sign('eip155:1', other))
  const key = createSolanaKey()
  const { toString: toText, ...data } = await config.createMessage({
    accountAddress: key.address,
    chainId: solanaChain,
  })
  const message = toText()
  const bytes = key.sign(new TextEncoder().encode(message))
  await config.addSession({ data, message, signature: encodeBase58(bytes) })
  expect(ids()).toEqual([
    `eip155:1:${owner.address}`,
    `eip155:8453:${owner.address}`,
    `eip155:1:${other.address}`,
    `${solanaChain}:${key.address}`,
  ])
  expect(await get()).toHaveLength(1)
  expect(await get(solanaChain, key as never)).toMatchObject([
    { data: { accountAddress: key.address, chainId: solanaChain } },
  ])
  // Deletes exactly one.
  await config.revokeSession('eip155:1', owner.address)
  expect(ids()).toEqual([
    `eip155:8453:${owner.address}`,
    `eip155:1:${other.address}`,
    `${solanaChain}:${key.address}`,
  ])
  expect(await get()).toEqual([])
  expect(await get('eip155:8453')).toHaveLength(1)
  await config.setSessions([])
  expect(ids()).toEqual([])
})

test('behavior: a new session replaces that of the same account and network', async () => {
  const { config, ids, read, sign } = setup()
  await config.addSession(await sign())
  const second = await sign()
  await config.addSession(second)
  expect(ids()).toEqual([`eip155:1:${owner.address}`])
  expect(read()[0]?.message).toBe(second.message)
})

test('behavior: fields come from the signed text alone', async () => {
  const { config, get, read, sign } = setup()
  const session = await sign()
  await config.addSession({
    ...session,
    data: { ...session.data, expirationTime: undefined, nonce: 'forged00' },
  })
  expect(read()[0]?.data).toEqual(session.data)
  const [found] = await get()
  expect(found?.data).toEqual(session.data)
})

const forged: Record<string, (session: SiwxSession) => unknown> = {
  'another address beside the text': (session) => ({
    ...session,
    data: { ...session.data, accountAddress: other.address },
  }),
  'another chain beside the text': (session) => ({
    ...session,
    data: { ...session.data, chainId: 'eip155:8453' },
  }),
  'another address in the text': (session) => ({
    ...session,
    data: { ...session.data, accountAddress: other.address },
    message: session.message.replace(owner.address, other.address),
  }),
  'another chain in the text': (session) => ({
    ...session,
    data: { ...session.data, chainId: 'eip155:8453' },
    message: session.message.replace('Chain ID: 1', 'Chain ID: 8453'),
  }),
  'a later expiry': (session) => ({
    ...session,
    message: session.message.replace('2026-01-03T', '2026-01-03T1').slice(0),
  }),
  'another nonce': (session) => ({
    ...session,
    message: session.message.replace(/Nonce: ../, 'Nonce: zz'),
  }),
  'an appended line': (session) => ({
    ...session,
    message: `${session.message}\nRequest ID: 1`,
  }),
  'another signature': (session) => ({
    ...session,
    signature: `0x${'11'.repeat(64)}1b`,
  }),
  'no signature': (session) => ({ ...session, signature: '0x' }),
}

test.each(Object.entries(forged))(
  'error: stored session with %s',
  async (_, change) => {
    const { config, get, sign, tamper } = setup()
    await config.addSession(await sign())
    expect(await get()).toHaveLength(1)
    tamper(change)
    for (const chainId of ['eip155:1', 'eip155:8453'] as const)
      for (const account of [owner, other])
        expect(await config.getSessions(chainId, account.address)).toEqual([])
  },
)

test('error: anything else in storage', async () => {
  const { get, storage } = setup()
  for (const value of [null, 1, 'a', {}, { data: {} }, { message: 1 }]) {
    storage.set('siwxSessions', [value])
    expect(await get()).toEqual([])
  }
})

test('behavior: an invalid session is removed, the others are kept', async () => {
  const { config, get, ids, sign, tamper } = setup()
  await config.addSession(await sign())
  await config.addSession(await sign('eip155:8453'))
  tamper((session) =>
    session.data.chainId === 'eip155:1'
      ? { ...session, signature: '0x12' }
      : session,
  )
  expect(await get()).toEqual([])
  expect(ids()).toEqual([`eip155:8453:${owner.address}`])
})

test('behavior: expires after 24 h, and is not valid before its time', async () => {
  const { config, get, ids, sign } = setup()
  await config.addSession(await sign())
  vi.setSystemTime(start + 24 * 3_600_000 - 1)
  expect(await get()).toHaveLength(1)
  vi.setSystemTime(start - 3_600_000)
  expect(await get()).toEqual([])
  expect(ids()).toEqual([])
  vi.setSystemTime(start)
  await config.addSession(await sign())
  vi.setSystemTime(start + 24 * 3_600_000)
  expect(await get()).toEqual([])
  expect(ids()).toEqual([])
})

test('param: expirationMs, at most 24 h', async () => {
  for (const [expirationMs, expected] of [
    [60_000, 60_000],
    [48 * 3_600_000, 24 * 3_600_000],
  ] as const) {
    const { sign } = setup({ expirationMs })
    const { data } = await sign()
    expect(Date.parse(data.expirationTime ?? '') - start).toBe(expected)
  }
})

test('error: a text of another site', async () => {
  const { config } = setup()
  for (const change of [
    { domain: 'app.examp1e' },
    { domain: 'sub.app.example' },
    { domain: 'app.example:8443' },
    { uri: 'https://evil.example/' },
    { uri: 'http://app.example/' },
  ]) {
    const message = createSiwxMessage({
      accountAddress: owner.address,
      chainId: 'eip155:1',
      domain: 'app.example',
      expirationTime: '2026-01-03T03:04:05.000Z',
      issuedAt: '2026-01-02T03:04:05.000Z',
      nonce: 'abcdefgh12345678',
      uri: 'https://app.example',
      version: '1',
      ...change,
    })
    const signature = await owner.signMessage({ message })
    await expect(
      config.addSession({ data: {} as never, message, signature }),
    ).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  }
})

test('error: a text that this page has not created', async () => {
  const here = setup()
  const elsewhere = setup()
  const session = await elsewhere.sign()
  await expect(here.config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  await expect(here.config.setSessions([session])).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  expect(here.ids()).toEqual([])
  // The control.
  await elsewhere.config.addSession(session)
  expect(elsewhere.ids()).toHaveLength(1)
})

test('error: a replay, also after signing out', async () => {
  const { config, ids, sign } = setup()
  const session = await sign()
  await config.addSession(session)
  await config.revokeSession('eip155:1', owner.address)
  for (const again of [
    () => config.addSession(session),
    () => config.setSessions([session]),
  ])
    await expect(again()).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  expect(ids()).toEqual([])
})

test('error: one text at the same time, only the first counts', async () => {
  const { config, sign } = setup()
  const session = await sign()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => config.addSession(session)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('error: a failed attempt burns the text', async () => {
  const { config, ids, sign } = setup()
  const session = await sign()
  await expect(
    config.addSession({ ...session, signature: '0x12' }),
  ).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  await expect(config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  expect(ids()).toEqual([])
})

test.each([
  ['account', { accountAddress: other.address, chainId: 'eip155:1' }],
  ['network', { accountAddress: owner.address, chainId: 'eip155:8453' }],
] as const)(
  'error: a valid text with the nonce of another %s',
  async (_, change) => {
    const { config, ids } = setup()
    const { toString: toText, ...data } = await config.createMessage({
      accountAddress: owner.address,
      chainId: 'eip155:1',
    })
    const message = createSiwxMessage({ ...data, ...change })
    const signer = change.accountAddress === owner.address ? owner : other
    const signature = await signer.signMessage({ message })
    await expect(
      config.addSession({ data, message, signature }),
    ).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
    expect(ids()).toEqual([])
    expect(toText()).not.toBe(message)
  },
)

test('behavior: a text is good for 10 minutes, and only 64 are kept', async () => {
  const { config, sign } = setup()
  const session = await sign()
  vi.setSystemTime(start + 600_000)
  await expect(config.addSession(session)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  const [first, second] = [await sign(), await sign()]
  for (let count = 0; count < 63; count++)
    await config.createMessage({
      accountAddress: owner.address,
      chainId: 'eip155:1',
    })
  await expect(config.addSession(first)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  await config.addSession(second)
})

test('behavior: one approval for several networks of an account that was not known', async () => {
  const { config, ids } = setup()
  const { toString: _, ...data } = await config.createMessage({
    accountAddress: '0x0000000000000000000000000000000000000000',
    chainId: 'eip155:1',
  })
  const sign = async (chainId: string) => {
    const own = { ...data, accountAddress: owner.address, chainId }
    const message = createSiwxMessage(own)
    const signature = await owner.signMessage({ message })
    return { data: own, message, signature }
  }
  const sessions = [await sign('eip155:1'), await sign('eip155:8453')]
  await config.setSessions(sessions)
  expect(ids()).toHaveLength(2)
  await expect(config.setSessions(sessions)).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
})

const says = (
  namespace: SiwxVerifier['namespace'],
  answer: unknown,
): SiwxVerifier => ({
  namespace,
  verify: vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer as boolean
  }),
})

test.each([
  ['none', [], 0],
  ['one of another namespace', [says('solana', true)], 0],
  ['one that agrees', [says('eip155', true)], 1],
  ['one that refuses', [says('eip155', false)], 0],
  ['two that agree', [says('eip155', true), says('eip155', true)], 1],
  ['one of two that refuses', [says('eip155', true), says('eip155', false)], 0],
  [
    'one that is not of its namespace',
    [says('eip155', true), says('solana', false)],
    1,
  ],
  ['an answer that is only truthy', [says('eip155', 'yes')], 0],
  ['one that throws', [says('eip155', true), says('eip155', new Error())], 0],
])('param: verifiers, %s', async (_, verifiers, count) => {
  const { config, get, sign, storage } = setup({ verifiers })
  const session = await sign()
  const added = config.addSession(session)
  if (count === 0)
    await expect(added).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  else await added
  storage.set('siwxSessions', [session])
  expect(await get()).toHaveLength(count)
})

test('behavior: a verifier that throws drops the session, not the read', async () => {
  const isDown = vi.fn(() => true)
  const { config, get, ids, sign, storage } = setup({
    verifiers: [
      {
        namespace: 'eip155',
        verify: ({ data }) => {
          if (data.chainId === 'eip155:1' && isDown()) throw new Error('down')
          return true
        },
      },
    ],
  })
  storage.set('siwxSessions', [await sign(), await sign('eip155:8453')])
  expect(await get()).toEqual([])
  expect(await get('eip155:8453')).toHaveLength(1)
  // It may be valid again when the network answers.
  expect(ids()).toHaveLength(2)
  isDown.mockReturnValue(false)
  expect(await get()).toHaveLength(1)
  expect(config.getRequired?.()).toBe(true)
})

test('error: setSessions refuses all if one is not valid', async () => {
  const { config, ids, sign } = setup()
  const session = await sign()
  await config.addSession(session)
  await expect(
    config.setSessions([
      await sign('eip155:8453'),
      { ...session, signature: '0x12' },
    ]),
  ).rejects.toMatchObject({ code: 'SESSION_REJECTED' })
  expect(ids()).toEqual([`eip155:1:${owner.address}`])
  await config.setSessions([await sign('eip155:8453')])
  expect(ids()).toEqual([`eip155:8453:${owner.address}`])
})

test('param: storage, messenger, signer', async () => {
  const sessions: SiwxSession[] = []
  const storage = {
    add: vi.fn(async (session: SiwxSession) => void sessions.push(session)),
    delete: vi.fn(async () => void sessions.splice(0)),
    get: vi.fn(async () => sessions),
    set: vi.fn(async () => {}),
  }
  const signMessage = vi.fn(async () => '0x1')
  const createMessage = vi.fn(async () => ({}) as never)
  const { config, get, sign, memory } = setup({ storage })
  await config.addSession(await sign())
  expect(await get()).toHaveLength(1)
  await config.revokeSession('eip155:1', owner.address)
  expect(storage.delete).toHaveBeenCalledExactlyOnceWith(
    'eip155:1',
    owner.address,
  )
  expect(await get()).toEqual([])
  expect(memory.getItem('latchkey.siwxSessions')).toBe(null)
  expect(config.signMessage).toBe(undefined)
  const own = setup({
    messenger: { createMessage },
    signer: { signMessage },
  }).config
  const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const
  await own.createMessage(input)
  expect(createMessage).toHaveBeenCalledExactlyOnceWith(input)
  expect(await own.signMessage?.({ ...input, message: 'a' })).toBe('0x1')
})

test('param: statement, resources, getRequestId, getNonce, domain, uri', async () => {
  const { config, get, sign } = setup({
    domain: 'shop.example',
    getNonce: async () => 'fromtheserver1234',
    getRequestId: () => 'r1',
    resources: ['https://shop.example/terms'],
    statement: 'Enter.',
    uri: 'https://shop.example/login',
  })
  const session = await sign()
  expect(session.data).toMatchObject({
    domain: 'shop.example',
    nonce: 'fromtheserver1234',
    requestId: 'r1',
    resources: ['https://shop.example/terms'],
    statement: 'Enter.',
    uri: 'https://shop.example/login',
  })
  await config.addSession(session)
  expect(await get()).toHaveLength(1)
})

test('param: required, signOutOn…', () => {
  expect(setup().config).toMatchObject({
    signOutOnAccountChange: false,
    signOutOnDisconnect: true,
    signOutOnNetworkChange: false,
  })
  const { config } = setup({
    required: false,
    signOutOnAccountChange: true,
    signOutOnDisconnect: false,
    signOutOnNetworkChange: true,
  })
  expect(config.getRequired?.()).toBe(false)
  expect(config).toMatchObject({
    signOutOnAccountChange: true,
    signOutOnDisconnect: false,
    signOutOnNetworkChange: true,
  })
})

test('behavior: a verifier that never answers drops the session, not the read', async () => {
  vi.useFakeTimers({ now: start })
  const verify: SiwxVerifier['verify'] = () => new Promise(() => {})
  const { config, get, ids, sign, storage } = setup({
    verifiers: [{ namespace: 'eip155', verify }],
  })
  storage.set('siwxSessions', [await sign()])
  const reading = get()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toEqual([])
  expect(ids()).toHaveLength(1)
  const adding = config.addSession(await sign())
  const rejected = expect(adding).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await rejected
})

test('behavior: a read never removes the session that was added meanwhile', async () => {
  let finish = (_: boolean) => {}
  const verify = vi.fn<SiwxVerifier['verify']>(async () => true)
  const { config, get, read, sign, storage } = setup({
    verifiers: [{ namespace: 'eip155', verify }],
  })
  storage.set('siwxSessions', [await sign()])
  const session = await sign()
  verify.mockImplementationOnce(
    () => new Promise((resolve) => (finish = resolve)),
  )
  const reading = get()
  await vi.waitFor(() => expect(verify).toHaveBeenCalled())
  await config.addSession(session)
  finish(false)
  expect(await reading).toEqual([])
  expect(read()).toEqual([session])
})

test('behavior: long signatures push out the oldest sessions, never the newest', async () => {
  const verify = () => true
  const { config, get, ids, read, sign } = setup({
    verifiers: [{ namespace: 'eip155', verify }],
  })
  for (let id = 1; id <= 8; id++) {
    const session = await sign(`eip155:${id}`)
    // As long as those of accounts that are not deployed yet can be.
    await config.addSession({
      ...session,
      signature: `0x${'a'.repeat(60_000)}`,
    })
  }
  expect(ids().at(-1)).toBe(`eip155:8:${owner.address}`)
  expect(read().length).toBe(4)
  expect(await get('eip155:8')).toHaveLength(1)
})

test.each([
  ['/sale-100%', 'https://app.example/sale-100%25'],
  ['/a%2Fb/%zz', 'https://app.example/a%2Fb/%25zz'],
  ['/[id]/"x"', 'https://app.example/%5Bid%5D/%22x%22'],
])('behavior: on the page %s', async (pathname, uri) => {
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname,
  })
  const { config, get, sign } = setup()
  const session = await sign()
  expect(session.data.uri).toBe(uri)
  await config.addSession(session)
  expect(await get()).toHaveLength(1)
})

test.each(['one\ntwo', 'one\r\ntwo', 'Bücher', 'a\u202eb', 'URI: https://x'])(
  'error: statement: %j',
  async (statement) => {
    const { sign } = setup({ statement })
    await expect(sign()).rejects.toMatchObject({ reason: 'statement' })
  },
)

test('behavior: storage that is full keeps the session until a reload', async () => {
  const { config, get, memory, sign } = setup()
  memory.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await config.addSession(await sign())
  expect(await get()).toHaveLength(1)
  const next = siwx()({
    getClient: () => undefined,
    storage: createKitStorage({ storage: memory }),
  })
  expect(await next.getSessions('eip155:1', owner.address)).toEqual([])
})
