import type { Address } from 'viem'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { listSteps } from '../../../test/setup/chain/listSteps.js'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import {
  createEvmClient,
  createEvmKit,
} from '../../../test/setup/kit/createEvmKit.js'
import { estimateSend } from '../estimateSend.js'
import { sendToken } from '../sendToken.js'

const api = 'http://api.localhost'
const realFetch = globalThis.fetch

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createEvmClient>
let to: Address
let other: Address
let name: string
let count = 0

beforeAll(async () => {
  node = await startAnvil()
  client = createEvmClient(node.url)
})
afterAll(() => node?.stop())
beforeEach(() => {
  // A new name for each test: earlier ones are already resolved.
  name = `ada${count}.reown.id`
  to = `0x${(++count).toString(16).padStart(40, '7')}`
  other = `0x${(++count).toString(16).padStart(40, '7')}`
})

/** Serves names with the answers set by a test, one after another. */
function serveNames(...answers: readonly (string | number)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input)
    if (url.origin !== api) return realFetch(input, init)
    if (url.pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:31337'], ws: [] })
    asked.push(url.pathname)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (typeof answer === 'number') return new Response('', { status: answer })
    const created = '2026-01-01T00:00:00Z'
    return Response.json({
      name,
      registered_at: created,
      addresses: { 60: { address: answer, created } },
      attributes: [],
    })
  })
  return asked
}

const open = (
  parameters: Omit<Parameters<typeof createEvmKit>[0], 'url'> = {},
) => createEvmKit({ kit: { hosts: { api } }, url: node.url, ...parameters })

const send = { amount: '1.5', token: 'native' }
const value = 1_500_000_000_000_000_000n
const received = (address: Address) => client.getBalance({ address })
const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was sent'),
    (error) => error,
  )

test('default', async () => {
  const asked = serveNames(to)
  const { kit, wallet } = await open()
  const onStep = vi.fn()
  await sendToken(kit, { ...send, onStep, to: name.replace('ada', 'Ada') })
  expect(await received(to)).toBe(value)
  expect(asked).toEqual([`/v1/profile/account/${name}`])
  expect(listSteps(onStep).map(({ step }) => step)).toEqual([
    'resolving',
    'preparing',
    'approving',
    'confirming',
    'confirmed',
  ])
  expect(wallet.requests).toHaveLength(1)
})

test('param: toAddress, resolves the name again although it was just resolved', async () => {
  const asked = serveNames(to)
  const { kit } = await open()
  await estimateSend(kit, { ...send, to: name })
  await sendToken(kit, {
    ...send,
    to: name,
    toAddress: to.toUpperCase().replace('X', 'x'),
  })
  expect(asked).toHaveLength(2)
  expect(await received(to)).toBe(value)
})

describe('nothing is sent', () => {
  test('error: name resolves to another address than shown', async () => {
    serveNames(to, other)
    const { kit, storage, wallet } = await open()
    await estimateSend(kit, { ...send, to: name })
    const error = await fail(
      sendToken(kit, { ...send, to: name, toAddress: to }),
    )
    expect(error).toMatchObject({
      address: expect.stringMatching(new RegExp(`^${other}$`, 'i')),
      code: 'RECEIVER_CHANGED',
      name: 'ReceiverChangedError',
      sentToNetwork: 'no',
    })
    expect(wallet.requests).toEqual([])
    expect([...storage.keys()].filter(isOpen)).toEqual([])
  })

  test.each([
    [404, 'NAME_NOT_FOUND'],
    [403, 'REQUEST_FAILED'],
    [`0x${'0'.repeat(40)}`, 'INVALID_ADDRESS'],
  ] as const)('error: service returns %s', async (answer, code) => {
    serveNames(answer)
    const { kit, wallet } = await open()
    const error = await fail(sendToken(kit, { ...send, to: name }))
    expect(error).toMatchObject({ code })
    expect(error.sentToNetwork ?? 'no').toBe('no')
    expect(wallet.requests).toEqual([])
  })

  test('error: contract of the token itself', async () => {
    const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    serveNames(token)
    const { kit } = await open()
    const error = await fail(sendToken(kit, { ...send, to: name, token }))
    expect(error).toMatchObject({
      shortMessage: 'What is sent to this address is lost',
    })
  })

  test('error: checks other parameters first', async () => {
    const asked = serveNames(to)
    const { kit } = await open()
    const error = await fail(sendToken(kit, { ...send, chainId: 1, to: name }))
    expect(error).toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(asked).toEqual([])
  })

  test.each(['ada.eth', 'ada.sol'])(
    'error: the kit cannot ask the source of %s',
    async (to) => {
      const asked = serveNames(other)
      const { kit } = await open()
      const error = await fail(sendToken(kit, { ...send, to }))
      expect(error).toMatchObject({ code: 'NAME_UNSUPPORTED' })
      expect(asked).toEqual([])
    },
  )

  test.each(['ada.com', 'ada', 'a b.reown.id', '\u0430da.reown.id'])(
    'error: %s is not a name of the kit',
    async (to) => {
      const asked = serveNames(other)
      const { kit } = await open()
      const error = await fail(sendToken(kit, { ...send, to }))
      expect(error).toMatchObject({ code: 'INVALID_ADDRESS' })
      expect(asked).toEqual([])
    },
  )
})

test('behavior: a double click resolves the name once and pays once', async () => {
  const asked = serveNames(to)
  const { kit, wallet } = await open()
  const click = () => sendToken(kit, { ...send, to: name })
  const [one, two] = await Promise.all([click(), click()])
  expect(one.hash).toBe(two.hash)
  expect(asked).toHaveLength(1)
  expect(wallet.requests).toHaveLength(1)
})

test('behavior: sends nothing to the new address while the old send may land', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  serveNames(to, other)
  const storage = new Map<string, string>()
  let late: (() => Promise<unknown>) | undefined
  const first = await open({
    async intercept(request, send) {
      late = () => send(request)
      throw new Error('lost')
    },
    storage,
  })
  const controller = new AbortController()
  const { signal } = controller
  const lost = fail(sendToken(first.kit, { ...send, signal, to: name }))
  await vi.waitFor(() => expect(late).toBeTruthy())
  controller.abort()
  expect(await lost).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  const next = await open({ storage })
  const error = await fail(sendToken(next.kit, { ...send, to: name }))
  expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  expect(next.wallet.requests).toEqual([])
  // However long ago, as long as it was not seen.
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await fail(sendToken(next.kit, { ...send, to: name }))).toMatchObject({
    code: 'TRANSACTION_UNKNOWN',
  })
  // Another amount is another payment, and so is an explicit resend.
  await sendToken(next.kit, { ...send, amount: '2', to: name })
  await sendToken(next.kit, { ...send, resend: true, to: name })
  expect(await received(other)).toBe(value + 2_000_000_000_000_000_000n)
  vi.useRealTimers()
})

test('behavior: a send to the old address that landed long ago is settled', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  serveNames(to, other)
  const storage = new Map<string, string>()
  // The page closes before the wallet answers.
  const first = await open({
    async intercept(request, send) {
      await send(request)
      return new Promise(() => {})
    },
    storage,
  })
  sendToken(first.kit, { ...send, to: name }).catch(() => {})
  await vi.waitFor(async () => expect(await received(to)).toBe(value))
  const next = await open({ storage })
  expect(await fail(sendToken(next.kit, { ...send, to: name }))).toMatchObject({
    code: 'TRANSACTION_UNKNOWN',
  })
  vi.setSystemTime(Date.now() + 601_000)
  await sendToken(next.kit, { ...send, to: name })
  expect(await received(other)).toBe(value)
  expect([...storage.keys()].filter(isOpen)).toEqual([])
  vi.useRealTimers()
})

/** Receivers that were paid stay known. */
function isOpen(key: string) {
  return !key.endsWith('receivers')
}
