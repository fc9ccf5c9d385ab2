// A process of its own: channels stay open as long as their pages.
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSolanaKey } from '../../keys/createSolanaKey.js'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createDeviceWallets } from '../../test/createDeviceWallets.js'
import { createIdb } from '../../test/createIdb.js'
import { createLanguage } from '../../ui/language/createLanguage.js'
import { EXPORT_HELLO, type ExportReply } from '../../wire/exportWire.js'
import { createMfaAuth } from '../mfa/createMfaAuth.js'
import { createMfaDesk } from '../mfa/createMfaDesk.js'
import { createAccountAuth } from '../session/createAccountAuth.js'
import { createProofAuth } from '../session/createProofAuth.js'
import { createSession } from '../session/createSession.js'
import { createExports } from './createExports.js'

const code = '123456'
const user = { email: 'ann@example.org', token: 't1', userId: 'ann' }
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const earlier = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function setup({
  hasEarlier = false,
  hasSolana = true,
  records = {} as Record<string, unknown>,
} = {}) {
  const database = await createDatabase({ indexedDB: createIdb().factory })
  for (const [name, record] of Object.entries(records))
    await database.set(name, record)
  const vault = await createVault({ database, origin: location.origin })
  const asked: { body: unknown; path: string; token: string | null }[] = []
  let owner = user.userId
  let factor: string | undefined
  let factorOwner = user.userId
  const server = vi.fn(async (path: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization')
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ body, path: String(path), token })
    if (path === '/auth/account') return Response.json({ deleteAt: 5 })
    if (path === '/auth/account/data')
      return Response.json({ format: 'latchkey-user' })
    if (String(path).startsWith('/auth/account/')) return Response.json({})
    if (path === '/auth/mfa/use' && factor !== undefined)
      return Response.json({ code: factor, message: 'no' }, { status: 403 })
    if (path === '/auth/mfa/use') return Response.json({ userId: factorOwner })
    if (path === '/auth/mfa') return Response.json({ enrolled: ['totp'] })
    if (path === '/auth/proof') return Response.json({ email: user.email })
    return body.code === code
      ? Response.json({ userId: owner })
      : Response.json({ code: 'INVALID_CODE', message: 'no' }, { status: 400 })
  })
  const session = createSession({
    auth: { isAlive: async () => true },
    database,
    vault,
    onChange() {},
  })
  await session.write(user)
  const { keys, solanaWallet, wallet } = createDeviceWallets({
    database,
    vault,
  })
  const keeper = {
    adopt: vi.fn(async () => {}),
    isAway: vi.fn(async () => false),
    wanted: {},
  }
  const getApp = () => 'https://shop.example'
  const exports = createExports({
    account: createAccountAuth({ fetch: server as typeof fetch, getApp }),
    ...{ getApp, keeper },
    hasSolana,
    language: createLanguage(),
    listEarlier: async () =>
      hasEarlier ? [{ address: earlier, kind: 'evm' }] : [],
    mfa: createMfaDesk({
      auth: createMfaAuth({ fetch: server as typeof fetch }),
      getApp,
      projectId: 'shop',
    }),
    passkeys: {
      answer: async ({ type }, { userId }) =>
        ({ isOffered: true, passkeys: [], type, userId }) as never,
    },
    proof: createProofAuth({ fetch: server as typeof fetch }),
    readKey: async (userId, kind, isEarlier) =>
      isEarlier ? `earlier ${kind}` : keys.exportKey(userId, kind),
    session,
    solanaWallet,
    wallet,
  })
  exports.start()
  stop = exports.stop

  /** A message to the frame, and its channel. */
  function hello(change: Partial<Record<keyof MessageEvent, unknown>> = {}) {
    const { port1, port2 } = new MessageChannel()
    const top: { top?: unknown } = {}
    top.top = top
    const event = new Event('message')
    const fields = {
      data: { type: EXPORT_HELLO },
      isTrusted: true,
      origin: location.origin,
      ports: [port2],
      source: top,
      ...change,
    }
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(event, name, { value })
    let last = 0
    const waiting = new Map<number, (reply: ExportReply) => void>()
    port1.onmessage = ({ data }) => waiting.get(data.id)?.(data)
    window.dispatchEvent(event)
    return {
      ask: (ask: object): Promise<Record<string, unknown>> =>
        new Promise((resolve) => {
          const id = ++last
          waiting.set(id, (reply) => resolve({ ...reply, id: undefined }))
          port1.postMessage({ ...ask, id })
        }),
      /** Whether the frame answers, by the time it has answered another. */
      isServed: async () => {
        let isHeard = false
        waiting.set(0, () => {
          isHeard = true
        })
        port1.postMessage({ id: 0, type: 'greet' })
        await hello().ask({ type: 'greet' })
        await hello().ask({ type: 'greet' })
        return isHeard
      },
    }
  }
  return {
    asked,
    hello,
    keeper,
    session,
    /** Code with which the server refuses; none once it has seen a factor. */
    setFactor: (code?: string | undefined, id = user.userId) => {
      factor = code
      factorOwner = id
    },
    setOwner: (id: string) => {
      owner = id
    },
    solanaWallet,
    wallet,
  }
}

describe('the account', () => {
  test('default: its data and its end, for one that is in this browser alone', async () => {
    const { asked, hello } = await setup()
    const { ask } = hello()
    expect(await ask({ type: 'account' })).toMatchObject({
      value: { deleteAt: 5 },
    })
    const { value } = await ask({ type: 'account-data' })
    expect(JSON.parse((value as { text: string }).text)).toEqual({
      format: 'latchkey-user',
    })
    expect(await ask({ type: 'devices' })).toMatchObject({ value: null })
    await ask({ type: 'delete-account' })
    await ask({ type: 'keep-account' })
    const token = `Bearer ${user.token}`
    const body = { app: 'https://shop.example' }
    expect(asked).toEqual([
      { body: undefined, path: '/auth/account', token },
      { body: undefined, path: '/auth/account/data', token },
      { body, path: '/auth/account/delete', token },
      { body, path: '/auth/account/keep', token },
    ])
  })

  test('error: nobody is logged in', async () => {
    const { asked, hello, session } = await setup()
    await session.clear()
    const { ask } = hello()
    for (const type of ['account', 'account-data', 'delete-account'])
      expect(await ask({ type })).toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(asked).toEqual([])
  })
})

describe('createExports', () => {
  test('default: the keys, after the code, in the form other wallets take', async () => {
    const { asked, hello, solanaWallet, wallet } = await setup()
    const { ask } = hello()
    const evm = (await wallet.getAccount('ann')).address
    const solana = (await solanaWallet.getAccount('ann')).address
    expect(await ask({ type: 'greet' })).toMatchObject({
      value: {
        accounts: [
          { address: evm, kind: 'evm' },
          { address: solana, kind: 'solana' },
        ],
        locale: 'en',
      },
    })
    expect(await ask({ type: 'send' })).toMatchObject({
      value: { email: user.email },
    })
    await ask({ type: 'prove', code })
    expect(asked).toEqual([
      {
        body: { app: 'https://shop.example' },
        path: '/auth/proof',
        token: 'Bearer t1',
      },
      { body: { code }, path: '/auth/proof/code', token: 'Bearer t1' },
    ])
    const reveal = async (kind: string) => {
      const { value } = await ask({ kind, type: 'reveal' })
      return (value as { key: string }).key
    }
    expect(privateKeyToAccount((await reveal('evm')) as '0x').address).toBe(evm)
    const pair = base58.decode(await reveal('solana'))
    expect(pair).toHaveLength(64)
    expect(createSolanaKey(pair.slice(0, 32)).address).toBe(solana)
    expect(base58.encode(pair.slice(32))).toBe(solana)
  })

  test('behavior: a window gives the keys that a frame without storage lacks', async () => {
    const { hello, keeper, session } = await setup()
    const { ask } = hello()
    expect((await ask({ type: 'greet' })).value).not.toHaveProperty('away')
    keeper.isAway.mockResolvedValue(true)
    expect((await ask({ type: 'greet' })).value).toMatchObject({
      away: { userId: 'ann' },
    })
    const answer = { type: 'unavailable' }
    await ask({ answer, type: 'give' })
    const current = await session.read()
    expect(keeper.adopt).toHaveBeenCalledWith(current, answer)
    await session.clear()
    expect(await ask({ answer, type: 'give' })).toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
    expect(keeper.adopt).toHaveBeenCalledTimes(1)
  })

  test('param: hasSolana', async () => {
    const { hello } = await setup({ hasSolana: false })
    const { ask } = hello()
    await ask({ type: 'prove', code })
    expect(await ask({ kind: 'solana', type: 'reveal' })).toMatchObject({
      code: 'NOT_PROVEN',
    })
  })

  test('behavior: a key that cannot be read does not block the export of the other', async () => {
    const { hello } = await setup({ records: { 'key:ann': 'junk' } })
    const { ask } = hello()
    const { value } = await ask({ type: 'greet' })
    const { accounts } = value as { accounts: { kind: string }[] }
    expect(accounts.map(({ kind }) => kind)).toEqual(['solana'])
    await ask({ type: 'prove', code })
    expect(await ask({ kind: 'evm', type: 'reveal' })).toMatchObject({
      code: 'NOT_PROVEN',
    })
    const { value: revealed } = await ask({ kind: 'solana', type: 'reveal' })
    expect(base58.decode((revealed as { key: string }).key)).toHaveLength(64)
  })

  test('behavior: an earlier account has its own key, after the code too', async () => {
    const { hello, wallet } = await setup({ hasEarlier: true })
    const { address } = await wallet.getAccount(user.userId)
    const { ask } = hello()
    const ofEarlier = { type: 'reveal', isEarlier: true, kind: 'evm' }
    expect(await ask(ofEarlier)).toMatchObject({ code: 'NOT_PROVEN' })
    const { value } = (await ask({ type: 'greet' })) as {
      value: { accounts: object[] }
    }
    expect(value.accounts).toMatchObject([
      { address, kind: 'evm' },
      { kind: 'solana' },
      { address: earlier, isEarlier: true, kind: 'evm' },
    ])
    await ask({ type: 'send' })
    await ask({ type: 'prove', code })
    expect(await ask(ofEarlier)).toMatchObject({
      value: { key: 'earlier evm' },
    })
    expect(await ask({ ...ofEarlier, isEarlier: false })).toMatchObject({
      value: { key: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    })
    // It has none of that kind.
    expect(await ask({ ...ofEarlier, kind: 'solana' })).toMatchObject({
      code: 'NOT_PROVEN',
    })
  })

  test('error: a session alone shows no key', async () => {
    const { hello } = await setup()
    const { ask } = hello()
    const reveal = () => ask({ kind: 'evm', type: 'reveal' })
    expect(await reveal()).toMatchObject({ code: 'NOT_PROVEN' })
    await ask({ type: 'send' })
    expect(await reveal()).toMatchObject({ code: 'NOT_PROVEN' })
    expect(await ask({ code: '000000', type: 'prove' })).toMatchObject({
      code: 'INVALID_CODE',
    })
    expect(await reveal()).toMatchObject({ code: 'NOT_PROVEN' })
  })

  test('error: what one window has proven is no other window’s', async () => {
    const { hello } = await setup()
    const first = hello()
    await first.ask({ type: 'prove', code })
    expect(await hello().ask({ kind: 'evm', type: 'reveal' })).toMatchObject({
      code: 'NOT_PROVEN',
    })
  })

  test('error: five minutes later, signed out, somebody else', async () => {
    const { hello, session } = await setup()
    const { ask } = hello()
    const reveal = () => ask({ kind: 'evm', type: 'reveal' })
    await ask({ type: 'prove', code })
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(await reveal()).toHaveProperty('value')
    vi.advanceTimersByTime(1)
    expect(await reveal()).toMatchObject({ code: 'NOT_PROVEN' })
    await ask({ type: 'prove', code })
    await session.write({ ...user, userId: 'bob' })
    expect(await reveal()).toMatchObject({ code: 'NOT_PROVEN' })
    await session.clear()
    expect(await reveal()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  test('error: no key before the server has seen a second factor', async () => {
    const { hello, setFactor } = await setup()
    const { ask } = hello()
    await ask({ type: 'prove', code })
    const reveal = () => ask({ kind: 'evm', type: 'reveal' })
    for (const refusal of ['MFA_REQUIRED', 'MFA_ENROLMENT_REQUIRED']) {
      setFactor(refusal)
      expect(await reveal()).toMatchObject({ code: refusal })
    }
    // Of another session, which is somebody else's.
    setFactor(undefined, 'bob')
    expect(await reveal()).toMatchObject({ code: 'FAILED' })
    setFactor()
    expect(await reveal()).toHaveProperty('value')
  })

  test('behavior: what a window asks of second factors goes to the server', async () => {
    const { asked, hello } = await setup()
    const { ask } = hello()
    expect(await ask({ type: 'mfa' })).toMatchObject({
      value: { enrolled: ['totp'] },
    })
    expect(asked).toEqual([
      {
        body: { app: 'https://shop.example', projectId: 'shop' },
        path: '/auth/mfa',
        token: 'Bearer t1',
      },
    ])
  })

  test('error: the code is of another user', async () => {
    const { hello, setOwner } = await setup()
    const { ask } = hello()
    setOwner('bob')
    expect(await ask({ code, type: 'prove' })).toMatchObject({
      code: 'NOT_PROVEN',
    })
  })

  test('error: a channel that is no window of this origin', async () => {
    const { hello } = await setup()
    const framed = { top: {} }
    expect(await hello().isServed()).toBe(true)
    for (const change of [
      { isTrusted: false },
      { origin: 'https://shop.example' },
      { source: framed },
      { source: null },
      { data: { type: 'latchkey-export:hi' } },
      { data: null },
    ])
      expect(await hello(change).isServed()).toBe(false)
  })

  test.each([
    null,
    'reveal',
    { type: 'reveal' },
    { id: 1, type: 'reveal' },
    { id: 1, type: 'reveal', kind: 'bitcoin' },
    { id: 1, type: 'prove' },
    { id: 'a', type: 'greet' },
  ])('error: %j is not heard', async (message) => {
    const { hello } = await setup()
    const { port1, port2 } = new MessageChannel()
    hello({ ports: [port2] })
    const heard = vi.fn()
    port1.onmessage = heard
    port1.postMessage(message)
    port1.postMessage({ id: 7, type: 'greet' })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(heard.mock.calls[0]?.[0].data).toMatchObject({ id: 7 })
  })
})
