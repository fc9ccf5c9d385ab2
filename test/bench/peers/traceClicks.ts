import type { Browser, Page } from '@playwright/test'
import { announceWallets } from '../../package/size/announceWallets.js'

/** Until what a click has started is over, animations included. */
const SETTLE_MS = 1_500

/** Sums of one click, in ms of the main thread's processor. */
export type Sums = {
  layout: number
  layouts: number
  other: number
  paint: number
  recalculations: number
  script: number
  style: number
}

type TraceEvent = {
  args?: { data?: { type?: string }; elementCount?: number }
  cat: string
  dur?: number
  name: string
  ph: string
  pid: number
  tdur?: number
  tid: number
  ts: number
}

/** Traces the clicks of a page in a fresh context. */
export async function traceClicks(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.addInitScript(announceWallets)
    await page.goto(url)
    const opener = page.getByRole('button', { name: /^connect wallet$/i })
    await opener.waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const wallet = page.getByRole('button', { name: /Test Wallet/ }).first()
    const press = (button: typeof wallet) => async () => {
      const box = await button.boundingBox()
      if (!box) throw new Error('There is nothing to click.')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
    const open = await traceClick(browser, page, press(opener))
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(SETTLE_MS)
    const reopen = await traceClick(browser, page, press(opener))
    const connect = await traceClick(browser, page, press(wallet))
    return { connect, open, reopen }
  } finally {
    await context.close()
  }
}

async function traceClick(
  browser: Browser,
  page: Page,
  click: () => Promise<void>,
): Promise<Sums> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8', '__metadata'],
  })
  await click()
  await page.waitForTimeout(SETTLE_MS)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[]
  }
  return toSums(traceEvents)
}

function toSums(events: readonly TraceEvent[]): Sums {
  const click = events.find(
    ({ args, name }) =>
      name === 'EventDispatch' && args?.data?.type === 'click',
  )
  if (!click) throw new Error('The trace has no click.')
  const spans = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === click.pid && tid === click.tid && ts >= click.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const sums: Sums = {
    layout: 0,
    layouts: 0,
    other: 0,
    paint: 0,
    recalculations: 0,
    script: 0,
    style: 0,
  }
  // Of nested spans, the inner one's time is not the outer one's.
  const stack: { end: number; kind: Kind }[] = []
  for (const { args, dur = 0, name, tdur = 0, ts } of spans) {
    while ((stack.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) stack.pop()
    const kind = toKind(name) ?? stack.at(-1)?.kind ?? 'other'
    const outer = stack.at(-1)
    sums[kind] += tdur / 1_000
    if (outer) sums[outer.kind] -= tdur / 1_000
    if (name === 'UpdateLayoutTree' && args?.elementCount)
      sums.recalculations += 1
    if (name === 'Layout') sums.layouts += 1
    stack.push({ end: ts + dur, kind })
  }
  return sums
}

type Kind = 'layout' | 'other' | 'paint' | 'script' | 'style'

const kinds: Readonly<Record<string, Kind>> = {
  Commit: 'paint',
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FunctionCall: 'script',
  Layerize: 'paint',
  Layout: 'layout',
  Paint: 'paint',
  PrePaint: 'paint',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'style',
}

const toKind = (name: string): Kind | undefined =>
  kinds[name] ?? (/^(v8|V8|MinorGC|MajorGC)/.test(name) ? 'script' : undefined)
