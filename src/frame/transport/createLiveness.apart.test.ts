import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPair, settle } from '../../../test/setup/frame/createPair.js'
import { FRAME_APPROVAL_TIMEOUT_MS } from '../../core/constants/frame.js'
import { FrameRequestAbortedError } from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'

const caipNetworkId = 'eip155:31337'
/** Includes the interval before the first ping. */
/** Three pings at an interval of 5 s stay unanswered. */
const LATEST_MS = 20_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a ready frame that answers only pings. */
async function open() {
  const never = () => new Promise<never>(() => {})
  const pair = createPair({
    handlers: {
      GET_USER: never,
      IS_CONNECTED: () => ({ isConnected: true }),
      RPC_REQUEST: never,
    },
  })
  pair.client.load()
  const host = pair.boot()
  await settle()
  await vi.advanceTimersByTimeAsync(1_000)
  return { ...pair, host }
}

type Pair = Awaited<ReturnType<typeof open>>

const countPings = (pair: Pair) =>
  pair.told().filter((name) => name === 'PING').length

function watch(promise: Promise<unknown>) {
  const fate: { error?: unknown; value?: unknown } = {}
  promise.then(
    (value) => Object.assign(fate, { value }),
    (error) => Object.assign(fate, { error }),
  )
  return fate
}

const sign = (pair: Pick<Pair, 'client'>) =>
  pair.client.request({
    caipNetworkId,
    method: 'personal_sign',
    params: ['0x00', '0x01'],
  })

test('default: a frame that hangs after it was ready leaves nothing pending', async () => {
  const pair = await open()
  const fates = [
    pair.client.getUser(),
    pair.client.request({ caipNetworkId, method: 'eth_blockNumber' }),
    sign(pair),
  ].map(watch)
  await settle()
  pair.host.stop()
  await vi.advanceTimersByTimeAsync(LATEST_MS - 1)
  expect(fates).toEqual([{}, {}, {}])
  await vi.advanceTimersByTimeAsync(1)
  expect(fates.map(({ error }) => error instanceof Error)).toEqual([
    true,
    true,
    true,
  ])
  const { error } = fates[2] ?? {}
  expect(error).toBeInstanceOf(FrameRequestAbortedError)
  expect(error).toMatchObject({ sentToNetwork: 'unknown' })
  expect((error as Error).cause).toBeInstanceOf(FrameLoadError)
  expect(pair.store.get()).toMatchObject({ approvals: [], status: 'failed' })
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the next request loads the frame again', async () => {
  const pair = await open()
  const fate = watch(pair.client.getUser())
  await settle()
  pair.host.stop()
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(fate.error).toBeDefined()
  const next = watch(pair.client.isConnected())
  expect(pair.element.reloads).toBe(1)
  pair.boot()
  await settle()
  expect(next.value).toEqual(true)
})

test('behavior: a frame that answers pings may take any time', async () => {
  const pair = await open()
  const fate = watch(sign(pair))
  await vi.advanceTimersByTimeAsync(10 * LATEST_MS)
  expect(fate).toEqual({})
  expect(countPings(pair)).toBe((10 * LATEST_MS) / 5_000)
})

test('behavior: no ping and no timer without a pending request', async () => {
  const pair = await open()
  await pair.client.isConnected()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(10 * LATEST_MS)
  expect(countPings(pair)).toBe(0)
})

test('behavior: a frame that does not announce ping support is not pinged, and ends with the time of a card', async () => {
  const pair = createPair()
  pair.client.load()
  pair.say({ type: '@w3m-frame/READY', payload: { version: '1' } })
  await settle()
  await vi.advanceTimersByTimeAsync(1_000)
  const fate = watch(sign(pair))
  await vi.advanceTimersByTimeAsync(10 * LATEST_MS)
  await vi.advanceTimersByTimeAsync(
    FRAME_APPROVAL_TIMEOUT_MS - 10 * LATEST_MS - 1,
  )
  expect(fate).toEqual({})
  await vi.advanceTimersByTimeAsync(1)
  expect(fate.error).toBeInstanceOf(FrameRequestAbortedError)
  expect(fate.error).toMatchObject({ sentToNetwork: 'unknown' })
  // What was on the card cannot be approved any more.
  expect(pair.told()).toContain('RPC_ABORT')
  expect(pair.told()).not.toContain('PING')
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a page in the background does not time out', async () => {
  const pair = await open()
  const fate = watch(sign(pair))
  await settle()
  pair.host.stop()
  pair.document.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(10 * LATEST_MS)
  expect(fate).toEqual({})
  pair.document.visibilityState = 'visible'
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(fate.error).toBeDefined()
})
