/**
 * Round trip of a request to the secure frame, as a ratio to a bare
 * `postMessage` echo on the same origin in the same run. Prints figures and
 * asserts nothing: `npm run bench`.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import globalSetup from '../e2e/globalSetup.js'
import { type E2eState, stateFile } from '../e2e/state.js'

const echo =
  '<!doctype html><script>addEventListener("message", (event) => event.source.postMessage(event.data, event.origin))</script>'

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const page = await browser.newPage()
  // The transpiler names functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  const origin = new URL(local.hosts.frame).origin
  await page.route(`${origin}/echo.html`, (route) =>
    route.fulfill({ body: echo, contentType: 'text/html' }),
  )
  await page.goto(local.urls.harness)
  const figures = await page.evaluate(measure, { origin, rounds: 400 })
  const ratio = (figures.request.median / figures.bare.median).toFixed(2)
  const lines = [
    `bare postMessage round trip   median ${figures.bare.median} ms, p95 ${figures.bare.p95} ms`,
    `frame request round trip      median ${figures.request.median} ms, p95 ${figures.request.p95} ms`,
    `ratio                         ${ratio} (budget 1.5)`,
    `50 requests at once           ${figures.burst} ms (bare: ${figures.bareBurst} ms)`,
    `abort of 400 open requests    ${figures.abort} ms`,
    `50 000 junk messages          ${figures.junk} ms in the listener`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)

async function measure({ origin, rounds }: { origin: string; rounds: number }) {
  const { kit } = await harness.create()
  const client = await kit.frame?.open()
  if (!client) throw new Error('There is no frame.')
  await client.getChainId()
  const iframe = document.createElement('iframe')
  iframe.src = `${origin}/echo.html`
  const loaded = new Promise((resolve) => {
    iframe.onload = resolve
  })
  document.body.append(iframe)
  await loaded
  const waiting = new Map<string, () => void>()
  addEventListener('message', (event) => {
    if (event.source === iframe.contentWindow) waiting.get(event.data.id)?.()
  })
  const bare = () =>
    new Promise<void>((resolve) => {
      const id = crypto.randomUUID()
      waiting.set(id, () => {
        waiting.delete(id)
        resolve()
      })
      iframe.contentWindow?.postMessage({ id, type: 'GET_CHAIN_ID' }, origin)
    })
  const request = () => client.getChainId()
  const time = async (run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    return performance.now() - start
  }
  const round = (ms: number) => Math.round(ms * 1000) / 1000
  const series = async (run: () => Promise<unknown>) => {
    const times: number[] = []
    for (let index = 0; index < rounds; index++) times.push(await time(run))
    times.sort((a, b) => a - b)
    const at = (share: number) => round(times[Math.floor(rounds * share)] ?? 0)
    return { median: at(0.5), p95: at(0.95) }
  }
  const many = (count: number, run: () => Promise<unknown>) =>
    time(() => Promise.all(Array.from({ length: count }, run)))
  await series(bare)
  await series(request)
  const figures = { bare: await series(bare), request: await series(request) }
  const bareBurst = round(await many(50, bare))
  const burst = round(await many(50, request))
  const controllers = Array.from({ length: 400 }, () => new AbortController())
  const open = controllers.map(({ signal }) =>
    client.getChainId({ signal }).catch(() => {}),
  )
  const abort = round(
    await time(() => {
      for (const controller of controllers) controller.abort()
      return Promise.all(open)
    }),
  )
  const junk = round(
    await time(async () => {
      for (let index = 0; index < 50_000; index++)
        dispatchEvent(new MessageEvent('message', { data: { index } }))
    }),
  )
  return { ...figures, abort, bareBurst, burst, junk }
}
