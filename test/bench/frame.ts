/**
 * Round trip of a request to the secure frame, as a ratio to a bare
 * `postMessage` echo on the same origin in the same run, and what aborts and
 * junk cost. Prints figures and asserts nothing: `npm run bench`.
 *
 * The frame answers 60 messages per second, so both kinds are asked at a pace.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import globalSetup from '../e2e/globalSetup.js'
import { type E2eState, stateFile } from '../e2e/state.js'

const echo = `<!doctype html><script>
addEventListener("message", ({ data, origin, source }) => {
  if (!data.flood) return source.postMessage(data, origin)
  for (let index = 0; index < data.flood; index++)
    source.postMessage({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", id: String(index), payload: { chainId: 1 } }, origin)
})
</script>`

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
  await page.addInitScript(watchListeners)
  const origin = new URL(local.hosts.frame).origin
  await page.route(`${origin}/echo.html`, (route) =>
    route.fulfill({ body: echo, contentType: 'text/html' }),
  )
  await page.goto(local.urls.harness)
  const figures = await page.evaluate(measure, { origin, rounds: 150 })
  const ratio = (figures.request.median / figures.bare.median).toFixed(2)
  const lines = [
    `bare postMessage round trip   median ${figures.bare.median} ms, p95 ${figures.bare.p95} ms`,
    `frame request round trip      median ${figures.request.median} ms, p95 ${figures.request.p95} ms`,
    `ratio                         ${ratio} (budget 1.5)`,
    `50 requests at once           ${figures.burst} ms (bare: ${figures.bareBurst} ms)`,
    `abort of 400 open requests    ${figures.abort} ms (bare: ${figures.bareAbort} ms; aim 5 ms)`,
    `50 000 junk messages          ${figures.junk.handled} ms in the listener (aim 25 ms), which heard ${figures.junk.heard}`,
    `a request while they came     ${figures.junk.reply} ms (aim 1000 ms)`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)

/** Adds up the time that the page's own listeners spend on messages. */
function watchListeners() {
  const watch = { handled: 0, heard: 0 }
  const add = window.addEventListener.bind(window)
  Object.assign(window, {
    watch,
    addEventListener(type: string, listener: never, options?: never) {
      if (type !== 'message') return add(type, listener, options)
      const timed = (event: Event) => {
        const start = performance.now()
        ;(listener as (event: Event) => void)(event)
        watch.handled += performance.now() - start
        watch.heard++
      }
      add(type, timed, options)
    },
  })
}

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
  // Not by `addEventListener`, whose listeners are timed.
  window.onmessage = (event) => {
    if (event.source === iframe.contentWindow) waiting.get(event.data.id)?.()
  }
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
    for (let index = 0; index < rounds; index++) {
      times.push(await time(run))
      await pause(20)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => round(times[Math.floor(rounds * share)] ?? 0)
    return { median: at(0.5), p95: at(0.95) }
  }
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const many = (count: number, run: () => Promise<unknown>) =>
    time(() => Promise.all(Array.from({ length: count }, run)))
  await series(bare)
  await series(request)
  const figures = { bare: await series(bare), request: await series(request) }
  await pause(2_000)
  const bareBurst = round(await many(50, bare))
  const burst = round(await many(50, request))
  const abortAll = async (ask: (signal: AbortSignal) => Promise<unknown>) => {
    const controllers = Array.from({ length: 400 }, () => new AbortController())
    const open = controllers.map(({ signal }) => ask(signal).catch(() => {}))
    return round(
      await time(() => {
        for (const controller of controllers) controller.abort()
        return Promise.all(open)
      }),
    )
  }
  const bareAbort = await abortAll(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const abort = await abortAll((signal) => client.getChainId({ signal }))
  await pause(3_000)
  const { watch } = window as unknown as {
    watch: { handled: number; heard: number }
  }
  Object.assign(watch, { handled: 0, heard: 0 })
  iframe.contentWindow?.postMessage({ flood: 50_000 }, origin)
  const reply = round(await time(request))
  while (watch.heard < 50_000) await pause(50)
  const junk = { handled: round(watch.handled), heard: watch.heard, reply }
  return { ...figures, abort, bareAbort, bareBurst, burst, junk }
}
