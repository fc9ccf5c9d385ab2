/**
 * Benchmarks the round trip of a secure frame request as a ratio to a bare
 * `postMessage` echo on the same origin in the same run, and the cost of
 * aborts and junk messages. Prints figures and asserts nothing:
 * `npm run bench`.
 *
 * The frame handles 60 messages per second, so both kinds are paced.
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
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const page = await browser.newPage()
  // The transpiler wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watcher)
  const origin = new URL(local.hosts.frame).origin
  // A different site, so that flooding does not block the frame's thread.
  const stranger = origin.replace(/\/\/[^:]+/, '//junk.localhost')
  for (const site of [origin, stranger])
    await page.route(`${site}/echo.html`, (route) =>
      route.fulfill({ body: echo, contentType: 'text/html' }),
    )
  await page.goto(local.urls.unguarded)
  const figures = await page.evaluate(measure, {
    origin,
    rounds: 150,
    stranger,
  })
  const ratio = (figures.request.median / figures.bare.median).toFixed(2)
  const lines = [
    `bare postMessage round trip   median ${figures.bare.median} ms, p95 ${figures.bare.p95} ms`,
    `frame request round trip      median ${figures.request.median} ms, p95 ${figures.request.p95} ms`,
    `ratio                         ${ratio} (budget 1.5)`,
    `50 requests at once           median ${figures.bursts.request} ms (aim 10 ms; bare: ${figures.bursts.bare} ms)`,
    `abort of 400 open requests    median ${figures.abort.median} ms in the listeners, first ${figures.abort.first} ms (aim 5 ms; listeners that only reject: ${figures.bareAbort.median} ms)`,
    `50 000 junk messages          ${figures.junk.handled} ms in the listener (aim 25 ms), which heard ${figures.junk.heard}`,
    `a request while they came     ${figures.junk.reply} ms (aim 1000 ms; bare: ${figures.junk.bareReply} ms)`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)

/** Times abort listeners, and records messages and their listeners. */
function watcher() {
  type Listener = (event: Event) => void
  const watch = {
    handled: 0,
    listeners: [] as Listener[],
    messages: [] as Event[],
  }
  const { addEventListener } = EventTarget.prototype
  Object.assign(window, { watch })
  addEventListener.call(window, 'message', (event) =>
    watch.messages.push(event),
  )
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: never,
    options?: never,
  ) {
    const target = this ?? window
    if (type === 'message') watch.listeners.push(listener)
    const timed = (event: Event) => {
      const start = performance.now()
      ;(listener as Listener)(event)
      watch.handled += performance.now() - start
    }
    const heard = type === 'abort' ? timed : listener
    addEventListener.call(target, type, heard, options)
  }
  return watch
}

async function measure({
  origin,
  rounds,
  stranger,
}: {
  origin: string
  rounds: number
  stranger: string
}) {
  const { kit } = await harness.create()
  const client = await kit.frame?.open()
  if (!client) throw new Error('There is no frame.')
  await client.getChainId()
  const add = async (site: string) => {
    const iframe = document.createElement('iframe')
    iframe.src = `${site}/echo.html`
    const loaded = new Promise((resolve) => {
      iframe.onload = resolve
    })
    document.body.append(iframe)
    await loaded
    return iframe
  }
  const iframe = await add(origin)
  const flooder = await add(stranger)
  const waiting = new Map<string, () => void>()
  // Not `addEventListener`: listeners added with it are measured.
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
  const middle = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const bursts = { bare: [] as number[], request: [] as number[] }
  for (let index = 0; index < 7; index++) {
    await pause(1_500)
    bursts.bare.push(round(await many(50, bare)))
    bursts.request.push(round(await many(50, request)))
  }
  const { watch } = window as unknown as { watch: ReturnType<typeof watcher> }
  const abortAll = async (ask: (signal: AbortSignal) => Promise<unknown>) => {
    const times: number[] = []
    for (let index = 0; index < 7; index++) {
      const all = Array.from({ length: 400 }, () => new AbortController())
      const open = all.map(({ signal }) => ask(signal).catch(() => {}))
      watch.handled = 0
      for (const controller of all) controller.abort()
      await Promise.all(open)
      times.push(round(watch.handled))
      await pause(500)
    }
    return { first: times[0] ?? 0, median: middle(times) }
  }
  const bareAbort = await abortAll(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  )
  const abort = await abortAll((signal) => client.getChainId({ signal }))
  await pause(10_000)
  const flood = async (ask: () => Promise<unknown>) => {
    watch.messages = []
    flooder.contentWindow?.postMessage({ flood: 50_000 }, stranger)
    // Send the request once the junk has started to arrive.
    while (watch.messages.length === 0) await pause(0)
    const reply = round(await time(ask))
    while (watch.messages.length < 50_000) await pause(50)
    return reply
  }
  const reply = await flood(request)
  // Replay the messages in one go: timing each would cost more than it
  // measures.
  const { listeners, messages } = watch
  const start = performance.now()
  for (const message of messages)
    for (const listener of listeners) listener(message)
  const handled = round(performance.now() - start)
  const bareReply = await flood(bare)
  const junk = { bareReply, handled, heard: messages.length, reply }
  return {
    ...figures,
    abort,
    bareAbort,
    bursts: {
      bare: middle(bursts.bare),
      request: middle(bursts.request),
    },
    junk,
  }
}
