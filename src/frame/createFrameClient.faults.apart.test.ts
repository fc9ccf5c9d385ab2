import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createPair, settle } from '../../test/setup/frame/createPair.js'
import { replies } from '../../test/setup/frame/replies.js'
import { FRAME_APPROVAL_TIMEOUT_MS } from '../core/constants/frame.js'
import {
  FrameInterruptedError,
  FrameNotSetError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
} from '../core/errors/frame.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import type { BaseStorage } from '../core/storage/types.js'
import { createKitStorage } from '../core/storage.js'
import type { createFrameClient } from './createFrameClient.js'
import type { HostHandlers } from './host/types.js'
import {
  getAnswerTimeout,
  getTimeouts,
  isRepeatable,
} from './protocol/policy.js'

/*
 * Faults of the frame, tested with every kind of request. A promise that
 * settles after its deadline, or never, fails the test.
 */

/** Tolerated delay after a deadline, in milliseconds. */
const SLACK_MS = 500
const WORK_MS = 100
const RELOADS = 20
const REMOVALS = 100

const caipNetworkId = 'eip155:31337'
const email = 'ada@example.com'
const otp = '123456'

type Client = createFrameClient.ReturnType

const requests: Record<string, (client: Client) => Promise<unknown>> = {
  CONNECT_DEVICE: (client) => client.connectDevice(),
  CONNECT_EMAIL: (client) => client.connectEmail({ email }),
  CONNECT_FARCASTER: (client) => client.connectFarcaster(),
  CONNECT_OTP: (client) => client.connectOtp({ otp }),
  CONNECT_SOCIAL: (client) => client.connectSocial({ uri: 'https://x' }),
  GET_CHAIN_ID: (client) => client.getChainId(),
  GET_FARCASTER_URI: (client) => client.getFarcasterUri(),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (client) =>
    client.getSmartAccountEnabledNetworks(),
  GET_SOCIAL_REDIRECT_URI: (client) =>
    client.getSocialRedirectUri({ provider: 'x' }),
  GET_SOCIAL_RESULT: (client) => client.getSocialResult({ state: 'x' }),
  GET_USER: (client) => client.getUser(),
  INIT_SMART_ACCOUNT: (client) => client.initSmartAccount(),
  IS_CONNECTED: (client) => client.isConnected(),
  RELOAD: (client) => client.reload(),
  'RPC_REQUEST read': (client) =>
    client.request({ caipNetworkId, method: 'eth_blockNumber' }),
  'RPC_REQUEST sign': (client) =>
    client.request({
      caipNetworkId,
      method: 'personal_sign',
      params: ['0x00', '0x01'],
    }),
  SET_PREFERRED_ACCOUNT: (client) =>
    client.setPreferredAccount({ type: 'eoa' }),
  SWITCH_NETWORK: (client) => client.switchNetwork({ chainId: 31337 }),
  SYNC_DAPP_DATA: (client) => client.syncDappData(),
  SYNC_THEME: (client) => client.syncTheme({ themeMode: 'dark' }),
  UPDATE_EMAIL: (client) => client.updateEmail({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: (client) => client.updateEmailPrimaryOtp({ otp }),
  UPDATE_EMAIL_SECONDARY_OTP: (client) =>
    client.updateEmailSecondaryOtp({ otp }),
}

const kinds = Object.keys(requests)
const nameOf = (kind: string) => kind.split(' ')[0] ?? ''
const methodOf = (kind: string) =>
  kind.endsWith('read')
    ? 'eth_blockNumber'
    : kind.endsWith('sign')
      ? 'personal_sign'
      : undefined
const canRepeat = (kind: string) => isRepeatable(nameOf(kind), methodOf(kind))
/** Whether a request waits for the frame without a deadline. */
const isPatient = (kind: string) => getTimeouts(nameOf(kind)).load === undefined

/** Creates handlers that answer every request after a delay. */
const answering = (ms: number) =>
  Object.fromEntries(
    Object.entries(replies).map(([name, reply]) => [
      name,
      async () => {
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
        return reply
      },
    ]),
  ) as HostHandlers

type Fate = { at?: number; error?: unknown; value?: unknown }

/** Records how and when a promise settles. */
function watch(promise: Promise<unknown>): Fate {
  const fate: Fate = {}
  promise.then(
    (value) => Object.assign(fate, { at: Date.now(), value }),
    (error) => Object.assign(fate, { at: Date.now(), error }),
  )
  return fate
}

const ask = (client: Client, kind: string) =>
  watch(
    requests[kind]?.(client) ?? Promise.reject(new Error(`${kind} is unknown`)),
  )

const matrix = new Map<string, { cells: number; late: number }>()

/** Records one settled promise; fails if it is pending or late. */
function note(fault: string, fate: Fate, due: number) {
  expect(fate.at, `${fault} has settled`).toBeDefined()
  const late = Math.max(0, (fate.at ?? Number.POSITIVE_INFINITY) - due)
  expect(late, fault).toBeLessThanOrEqual(SLACK_MS)
  const row = matrix.get(fault) ?? { cells: 0, late: 0 }
  matrix.set(fault, {
    cells: row.cells + 1,
    late: Math.max(row.late, late),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => {
  const rows = [...matrix].map(
    ([fault, { cells, late }]) =>
      `${fault.padEnd(52)} ${String(cells).padStart(5)} settled, latest ${late} ms after its deadline`,
  )
  process.stdout.write(`${rows.join('\n')}\n`)
})

test('default: a frame that never becomes ready', async () => {
  for (const kind of kinds) {
    const pair = createPair({ handlers: answering(0) })
    const { client } = pair
    // The second request starts the deadline if the first has none.
    const first = ask(client, kind)
    const other = ask(client, 'IS_CONNECTED')
    const due = Date.now() + 20_000
    await vi.advanceTimersByTimeAsync(30_000)
    for (const [fate, is] of [
      [first, kind],
      [other, 'IS_CONNECTED'],
    ] as const) {
      if (isPatient(is)) expect(fate.at).toBeUndefined()
      else {
        note('never ready, first call', fate, due)
        expect(fate.error).toBeInstanceOf(FrameLoadError)
      }
    }
    const later = ask(client, kind)
    const laterDue = Date.now() + 20_000
    if (isPatient(kind)) void ask(client, 'IS_CONNECTED')
    await vi.advanceTimersByTimeAsync(30_000)
    if (!isPatient(kind)) {
      note('never ready, later call', later, laterDue)
      expect(later.error).toBeInstanceOf(FrameLoadError)
    }
    // Recovered: the next call succeeds, and so do calls without a deadline.
    const healed = ask(client, kind)
    pair.boot()
    await vi.advanceTimersByTimeAsync(1_000)
    if (kind !== 'RELOAD') {
      note('never ready, healed', healed, Date.now())
      expect(healed.error, kind).toBeUndefined()
    }
    if (isPatient(kind))
      for (const fate of [first, later]) {
        note('never ready, patient calls healed', fate, Date.now())
        expect(fate.error, kind).toBeUndefined()
      }
    client.destroy()
  }
})

test('behavior: a frame that becomes ready in time or too late', async () => {
  for (const readyAt of [0, 8_000, 19_900, 19_999, 20_001, 25_000, 60_000])
    for (const kind of kinds) {
      if (isPatient(kind) || kind === 'RELOAD') continue
      const pair = createPair({ handlers: answering(0) })
      const fate = ask(pair.client, kind)
      const start = Date.now()
      await vi.advanceTimersByTimeAsync(readyAt)
      pair.boot()
      await vi.advanceTimersByTimeAsync(SLACK_MS)
      const isInTime = readyAt < 20_000
      note(`ready after ${readyAt} ms`, fate, start + Math.min(readyAt, 20_000))
      expect(fate.error instanceof FrameLoadError, kind).toBe(!isInTime)
      const posted = pair.told().filter((name) => name === nameOf(kind)).length
      expect(posted, kind).toBe(isInTime ? 1 : 0)
      const next = ask(pair.client, 'GET_CHAIN_ID')
      await settle()
      expect(next.value, kind).toBe(666)
      expect(pair.element).toMatchObject({ count: 1, reloads: 0 })
      pair.client.destroy()
    }
})

test('behavior: a frame that is ready but does not respond', async () => {
  const never = Object.fromEntries(
    Object.keys(replies).map((name) => [name, () => new Promise(() => {})]),
  ) as HostHandlers
  for (const kind of kinds) {
    const request =
      getTimeouts(nameOf(kind)).request ??
      getAnswerTimeout(nameOf(kind), methodOf(kind))
    expect(request, kind).toBeLessThanOrEqual(FRAME_APPROVAL_TIMEOUT_MS)
    if (request === undefined) continue
    const pair = createPair({ handlers: never })
    const fate = ask(pair.client, kind)
    pair.boot()
    await vi.advanceTimersByTimeAsync(request + SLACK_MS)
    note('no answer to a request', fate, Date.now() - SLACK_MS)
    // A payment may have been made.
    if (kind.endsWith('sign'))
      expect(fate.error).toMatchObject({
        cause: expect.any(FrameRequestTimeoutError),
        sentToNetwork: 'unknown',
      })
    else expect(fate.error).toBeInstanceOf(FrameRequestTimeoutError)
    pair.client.destroy()
  }
})

test('behavior: a reload at every point of every kind of request', async () => {
  for (const kind of kinds)
    for (let point = 0; point < RELOADS; point++) {
      const pair = createPair({ handlers: answering(WORK_MS) })
      const next = {
        approve: () =>
          new Promise<void>((resolve) => setTimeout(resolve, WORK_MS / 2)),
      }
      const fate = ask(pair.client, kind)
      pair.boot(next)
      // From before the request is posted until after it is answered.
      await vi.advanceTimersByTimeAsync((point * WORK_MS) / 10)
      const wasSettled = fate.at !== undefined
      const wasPosted = pair.told().includes(nameOf(kind))
      pair.toFrame.length = 0
      pair.boot(next)
      const reloadedAt = Date.now()
      await vi.advanceTimersByTimeAsync(1_000)
      note('reload', fate, reloadedAt + WORK_MS * 1.5)
      const again = pair.told().filter((name) => name === nameOf(kind)).length
      if (wasSettled || kind === 'RELOAD' || canRepeat(kind)) {
        expect(fate.error, `${kind} at ${point}`).toBeUndefined()
        // The client also sends it by itself each time the frame opens.
        const isSync = kind === 'SYNC_DAPP_DATA'
        if (isSync) expect(again).toBeLessThanOrEqual(3)
        else expect(again).toBe(!wasSettled && canRepeat(kind) ? 1 : 0)
      } else {
        expect(wasPosted, `${kind} at ${point}`).toBe(true)
        expect(again, `${kind} at ${point}`).toBe(0)
        const isRpc = methodOf(kind) !== undefined
        expect(fate.error).toBeInstanceOf(
          isRpc ? FrameRequestAbortedError : FrameInterruptedError,
        )
        if (isRpc)
          expect(fate.error).toMatchObject({ sentToNetwork: 'unknown' })
      }
      const later = ask(pair.client, 'GET_CHAIN_ID')
      await vi.advanceTimersByTimeAsync(WORK_MS)
      expect(later.value).toBe(666)
      pair.client.destroy()
      await vi.advanceTimersByTimeAsync(10_000)
    }
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: removed from the page a hundred times', async () => {
  const pair = createPair({ handlers: answering(0) })
  const { client } = pair
  for (let round = 0; round < REMOVALS; round++) {
    const kind = kinds[round % kinds.length] ?? ''
    if (round % 2 === 0) {
      const fate = ask(client, kind)
      await settle()
      pair.element.remove()
      await settle()
      note('taken off the page, waiting', fate, Date.now())
      expect(fate.error, kind).toBeInstanceOf(FrameNotSetError)
    }
    const next = ask(client, 'GET_CHAIN_ID')
    await settle()
    expect(pair.element.isOnPage).toBe(true)
    pair.boot()
    await settle()
    expect(next.value).toBe(666)
    note('taken off the page, next call', next, Date.now())
    pair.element.remove()
    // The pause between two emails is not tested here.
    pair.storage.remove('lastEmailLoginTime')
    await settle()
  }
  client.destroy()
  const count = pair.element.count
  const late = ask(client, 'GET_CHAIN_ID')
  await vi.advanceTimersByTimeAsync(60_000)
  note('taken off the page, after the end', late, Date.now() - 60_000)
  expect(pair.element.count).toBe(count)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: answers in any order, twice, malformed, of the wrong type, late', async () => {
  type Say = { index: number; how: 'right' | 'wrong' | 'other' | 'foreign' }
  const said = fc.array(
    fc.record({
      index: fc.nat(9),
      how: fc.constantFrom('right', 'wrong', 'other', 'foreign'),
    }) as fc.Arbitrary<Say>,
    { maxLength: 60 },
  )
  let answers = 0
  await fc.assert(
    fc.asyncProperty(said, fc.nat(9), async (script, aborted) => {
      const pair = createPair()
      const controller = new AbortController()
      pair.client.load()
      pair.say({ type: '@w3m-frame/READY' })
      await settle()
      pair.toFrame.length = 0
      const fates = Array.from({ length: 10 }, (_, index) =>
        watch(
          pair.client.request(
            { caipNetworkId, method: 'eth_getBalance', params: [`${index}`] },
            index === aborted ? { signal: controller.signal } : {},
          ),
        ),
      )
      await settle()
      controller.abort()
      const ids = pair.toFrame.map(({ id }) => id)
      const type = '@w3m-frame/RPC_REQUEST_SUCCESS'
      const answer = ({ how, index }: Say) => {
        const id = how === 'foreign' ? crypto.randomUUID() : ids[index]
        if (how === 'wrong')
          pair.say({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: 'x' })
        else if (how === 'other')
          pair.say({ type: `${type} `, id, payload: 'x' })
        else pair.say({ type, id, payload: how === 'right' ? index : 'x' })
        answers++
      }
      script.forEach(answer)
      await settle()
      for (const [index, fate] of fates.entries()) {
        const isAnswered = script.some(
          (say) => say.how === 'right' && say.index === index,
        )
        if (index === aborted)
          expect(fate.error).toBeInstanceOf(FrameRequestAbortedError)
        else expect(fate.value).toBe(isAnswered ? index : undefined)
      }
      // Each request can still be answered, and only with its own answer.
      for (let index = 0; index < 10; index++) answer({ how: 'right', index })
      await settle()
      for (const [index, fate] of fates.entries()) {
        note('answers in any order', fate, Date.now())
        if (index !== aborted) expect(fate.value).toBe(index)
      }
      pair.client.destroy()
    }),
    { numRuns: 200 },
  )
  expect(answers).toBeGreaterThan(2_000)
})

test('behavior: signed out while requests are open and the frame is unreachable', async () => {
  const states = {
    'never ready': (pair: ReturnType<typeof createPair>) => pair,
    'hangs since it was ready'(pair: ReturnType<typeof createPair>) {
      pair.say({ type: '@w3m-frame/READY' })
      return pair
    },
    offline(pair: ReturnType<typeof createPair>) {
      pair.boot({
        handlers: {
          SIGN_OUT() {
            throw new Error('Failed to fetch')
          },
        },
      })
      return pair
    },
  }
  for (const [name, bring] of Object.entries(states))
    for (const kind of kinds) {
      const hanging = Object.fromEntries(
        Object.keys(replies).map((name) => [name, () => new Promise(() => {})]),
      ) as HostHandlers
      const pair = createPair({ handlers: hanging })
      pair.storage.set('emailLoginUsed', true)
      const fate = ask(pair.client, kind)
      bring(pair)
      await settle()
      const start = Date.now()
      const out = watch(pair.client.signOut())
      expect(pair.storage.get('emailLoginUsed')).toBeUndefined()
      await settle()
      // Requests that do not depend on the login continue.
      const isKept = /^SYNC|^RELOAD/.test(kind) || kind === 'RPC_REQUEST read'
      if (!isKept) {
        note(`signed out, ${name}: what was open`, fate, start)
        expect(fate.error, kind).toBeInstanceOf(Error)
      }
      await vi.advanceTimersByTimeAsync(3_000 + SLACK_MS)
      note(`signed out, ${name}`, out, start + 3_000)
      expect(out.error).toBeUndefined()
      expect(pair.storage.get('signOutPending')).toBe(true)
      // The pending sign-out outlives the page, and is the first message to the
      // next frame.
      pair.client.destroy()
      const next = createPair({
        handlers: answering(0),
        options: { storage: pair.storage },
      })
      const first = ask(next.client, 'GET_CHAIN_ID')
      next.boot()
      await settle()
      expect(next.told()[0]).toBe('SIGN_OUT')
      expect(first.value).toBe(666)
      expect(pair.storage.get('signOutPending')).toBeUndefined()
      next.client.destroy()
      await vi.advanceTimersByTimeAsync(10_000)
    }
})

const broken: Record<string, () => BaseStorage> = {
  blocked: () => ({
    getItem: () => fail('SecurityError'),
    setItem: () => fail('SecurityError'),
    removeItem: () => fail('SecurityError'),
  }),
  full: () => {
    const { getItem, removeItem } = createMemory()
    return {
      getItem,
      removeItem,
      setItem: () => fail('QuotaExceededError'),
    }
  },
  'cleared all the time': () => ({
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
  }),
  'full of junk': () => ({
    getItem: () => '{"__proto__":{"polluted":true}}',
    setItem: () => fail('QuotaExceededError'),
    removeItem: () => fail('QuotaExceededError'),
  }),
}

for (const [name, storage] of Object.entries(broken))
  test(`behavior: every kind of request works with a storage that is ${name}`, async () => {
    for (const kind of kinds) {
      if (kind === 'RELOAD') continue
      const pair = createPair({
        handlers: answering(0),
        options: { storage: createKitStorage({ storage: storage() }) },
      })
      const fate = ask(pair.client, kind)
      pair.boot()
      await settle()
      note(`storage ${name}`, fate, Date.now())
      expect(fate.error, kind).toBeUndefined()
      const out = watch(pair.client.signOut())
      await settle()
      note(`storage ${name}`, out, Date.now())
      pair.client.destroy()
    }
    expect({}).not.toHaveProperty('polluted')
  })

function fail(name: string): never {
  throw new DOMException('', name)
}

function createMemory(): BaseStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
