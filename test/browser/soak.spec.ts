import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { serveStandIn } from './attack/serveStandIn.js'
import { openHarness } from './openHarness.js'

/** Number of cycles; `npm run test:soak [cycles]` runs many more. */
const cycles = Number(process.env.LATCHKEY_RUNS ?? 100)
/** Cycles before the baseline, so that one-time allocations are done. */
const warmUp = Math.min(500, cycles / 2)
/** Number of parts, measured separately for the slope. */
const PARTS = 10
/** Number of cycles after which the frame is destroyed as well. */
const FRAME_LIFE = 10

declare global {
  /** Listeners and timers that are active on the page. */
  var going: { listeners: Map<string, number>; timers: Set<unknown> }
}

/**
 * Runs before the page: counts timers, and listeners on window and document.
 */
function count() {
  const listeners = new Map<string, number>()
  const timers = new Set<unknown>()
  globalThis.going = { listeners, timers }
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const known = new WeakMap<object, Map<unknown, Set<string>>>()
  const change = (isAdded: boolean) =>
    function (
      this: EventTarget,
      type: string,
      listener: never,
      options: never,
    ) {
      const target = this ?? globalThis
      const ofTarget = known.get(target) ?? new Map<unknown, Set<string>>()
      const types = ofTarget.get(listener) ?? new Set<string>()
      known.set(target, ofTarget.set(listener, types))
      if (target === globalThis || target === document)
        if (types.has(type) !== isAdded)
          listeners.set(type, (listeners.get(type) ?? 0) + (isAdded ? 1 : -1))
      if (isAdded) types.add(type)
      else types.delete(type)
      // Do not keep removed listeners from being garbage collected.
      if (types.size === 0) ofTarget.delete(listener)
      const original = isAdded ? addEventListener : removeEventListener
      original.call(target, type, listener, options)
    }
  EventTarget.prototype.addEventListener = change(true) as never
  EventTarget.prototype.removeEventListener = change(false) as never
  for (const [name, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const set = window[name] as (...args: unknown[]) => unknown
    const end = window[clear] as (id: unknown) => void
    Reflect.set(window, name, (run: () => void, ...rest: unknown[]) => {
      const id = set(
        () => {
          if (name === 'setTimeout') timers.delete(id)
          run()
        },
        ...rest,
      )
      timers.add(id)
      return id
    })
    Reflect.set(window, clear, (id: unknown) => {
      timers.delete(id)
      end(id)
    })
  }
}

/** Logs in and out, with an aborted request in between. */
const cycle = (page: Page, rounds: number) =>
  page.evaluate(
    async ({ life, rounds }) => {
      const { actions, wagmi } = harness
      const { ask, config, kit } = made
      for (let round = 1; round <= rounds; round++) {
        const unmount = kit.mount()
        await actions.connectOtp(kit, { otp: '123456' })
        const controller = new AbortController()
        const given = ask('eth_getBalance', [], controller)
        controller.abort()
        await given.catch(() => {})
        await ask('eth_blockNumber')
        await wagmi.disconnect(config)
        unmount()
        if (round % life === 0) kit.frame?.peek()?.destroy()
      }
      kit.frame?.peek()?.destroy()
    },
    { life: FRAME_LIFE, rounds },
  )

/**
 * Waits until no timers are pending, collects garbage, and measures the rest.
 */
async function measure(page: Page, client: CDPSession) {
  await page.waitForFunction(() => going.timers.size === 0)
  for (let round = 0; round < 3; round++)
    await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  const counts = await page.evaluate(() => ({
    frames: frames.length,
    iframes: document.querySelectorAll('iframe, dialog').length,
    listeners: Object.fromEntries(
      [...going.listeners].filter(([, count]) => count > 0),
    ),
    timers: going.timers.size,
  }))
  return { counts, heap: usedSize, nodes }
}

/** Returns the bytes per cycle, by least squares. */
function toSlope(points: readonly { at: number; heap: number }[]) {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(points.map((point) => point.at))
  const heap = mean(points.map((point) => point.heap))
  const above = points.map((point) => (point.at - at) * (point.heap - heap))
  const below = points.map((point) => (point.at - at) ** 2)
  return mean(above) / mean(below)
}

test('behavior: after repeated logins and logouts, the page is back to where it began', async ({
  context,
  local,
  page,
}) => {
  test.setTimeout(60_000 + cycles * 300)
  await context.addInitScript(count)
  await serveStandIn(context, { local })
  await openHarness(page, local)
  const client = await context.newCDPSession(page)
  await client.send('HeapProfiler.enable')
  const untouched = await measure(page, client)
  await cycle(page, warmUp)
  const base = await measure(page, client)
  const points = [{ at: 0, heap: base.heap }]
  const size = Math.ceil(cycles / PARTS)
  let last = base
  for (let at = size; at <= size * PARTS; at += size) {
    await cycle(page, size)
    last = await measure(page, client)
    points.push({ at, heap: last.heap })
  }
  const slope = Math.round(toSlope(points))
  console.log(
    [
      `${size * PARTS} cycles after ${warmUp} to warm up: ${slope} B of heap per cycle`,
      `heap in KiB: ${points.map(({ heap }) => Math.round(heap / 1024)).join(' ')}`,
      `nodes: ${base.nodes} -> ${last.nodes}`,
      `before the first: ${JSON.stringify(untouched.counts)}`,
      `after the last:   ${JSON.stringify(last.counts)}`,
    ].join('\n'),
  )
  expect(last.counts).toEqual(base.counts)
  expect(last.counts).toMatchObject({ frames: 0, iframes: 0, timers: 0 })
  expect(last.counts.listeners.message ?? 0).toBe(0)
})
