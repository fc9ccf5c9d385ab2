import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { watch } from '../test/size/watch.js'
import { ensureBuild } from './build.js'
import { chromiumFlags, installChromium } from './chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const KIB = 1024
/** Gzipped bytes over plain wagmi with injected wallets only. */
const BEFORE_ACTION_BUDGET = 15 * KIB
const AFTER_LOGIN_CLICK_BUDGET = 45 * KIB
const SETTLE_MS = 2000

/**
 * @typedef {{ timers: string[], listeners: string[], elements: string[] }} Watched
 * @typedef {{ bytes: number, foreign: string[], watched: Watched }} Moment
 */

/** @param {'floor' | 'kit'} name */
async function buildPage(name) {
  const { build } = await import('vite')
  const outDir = join(root, '.cache/size', name)
  await build({
    configFile: false,
    root: join(root, 'test/size/pages', name),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

/** @param {string} folder */
function serve(folder) {
  /** @type {Record<string, string>} */
  const types = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    try {
      const body = readFileSync(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

/**
 * Loads a page and tells what it fetched and left running: before anybody has
 * acted and, where there is a button, after a click on it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {'floor' | 'kit'} name
 * @returns {Promise<{ before: Moment, after: Moment | undefined }>}
 */
async function measure(browser, name) {
  const server = await serve(await buildPage(name))
  const origin = `http://localhost:${server.address().port}`
  const context = await browser.newContext()
  const page = await context.newPage()
  /** @type {Promise<number>[]} */
  const scripts = []
  /** @type {string[]} */
  const foreign = []
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:'))
      foreign.push(url)
  })
  context.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.push(response.body().then((body) => toGzip(body)))
  })
  await page.addInitScript(watch)
  /** @returns {Promise<Moment>} */
  const look = async () => {
    await page.waitForTimeout(SETTLE_MS)
    const sizes = await Promise.all(scripts)
    return {
      bytes: sizes.reduce((total, size) => total + size, 0),
      foreign: [...foreign],
      watched: await page.evaluate('latchkeyWatch()'),
    }
  }
  try {
    await page.goto(origin)
    await page.getByTestId('ready').waitFor()
    const before = await look()
    const button = page.getByRole('button', { name: 'Log in' })
    if (!(await button.count())) return { before, after: undefined }
    await button.click()
    await page.locator('iframe').waitFor({ state: 'attached' })
    return { before, after: await look() }
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
}

/** @param {Buffer} body */
function toGzip(body) {
  return gzipSync(body, { level: 9 }).length
}

/** @param {number} bytes */
function toKib(bytes) {
  return `${(bytes / KIB).toFixed(1)} KiB`
}

/**
 * @param {Awaited<ReturnType<typeof measure>>} floor
 * @param {Awaited<ReturnType<typeof measure>>} kit
 */
function findProblems(floor, kit) {
  const { after, before } = kit
  /** @type {string[]} */
  const problems = []
  /**
   * @param {string} what
   * @param {boolean} isRight
   * @param {unknown} [details]
   */
  const expect = (what, isRight, details = '') => {
    if (!isRight) problems.push(`${what} ${JSON.stringify(details, null, 2)}`)
  }
  const extra = (/** @type {number} */ bytes) => bytes - floor.before.bytes
  expect(
    `before any action: at most floor + ${toKib(BEFORE_ACTION_BUDGET)}`,
    extra(before.bytes) <= BEFORE_ACTION_BUDGET,
    toKib(extra(before.bytes)),
  )
  expect('no request to another host', !before.foreign.length, before.foreign)
  expect('no frame', !before.watched.elements.length, before.watched.elements)
  for (const kind of /** @type {const} */ (['timers', 'listeners']))
    expect(
      `no ${kind} more than the floor has`,
      before.watched[kind].length <= floor.before.watched[kind].length,
      before.watched[kind],
    )
  expect('the click is measured', after !== undefined)
  if (!after) return problems
  expect(
    `after the click: at most floor + ${toKib(AFTER_LOGIN_CLICK_BUDGET)}`,
    extra(after.bytes) <= AFTER_LOGIN_CLICK_BUDGET,
    toKib(extra(after.bytes)),
  )
  // What is not seen after the click could not have been seen before it.
  expect('the frame is asked for', after.foreign.length > 0)
  expect('its element is seen', after.watched.elements.length > 0)
  expect(
    'its listener is seen',
    after.watched.listeners.length > before.watched.listeners.length,
  )
  expect(
    'its deadline is seen',
    after.watched.timers.length > before.watched.timers.length,
  )
  return problems
}

/**
 * @param {string} name
 * @param {Moment} moment
 * @param {number} floor
 */
function toRow(name, { bytes, foreign, watched }, floor) {
  return [
    name.padEnd(26),
    toKib(bytes).padStart(11),
    `+${toKib(bytes - floor)}`.padStart(11),
    String(foreign.length).padStart(9),
    String(watched.elements.length).padStart(9),
    String(watched.timers.length).padStart(7),
    String(watched.listeners.length).padStart(10),
  ].join(' ')
}

async function size() {
  await ensureBuild()
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath: await installChromium(),
    args: chromiumFlags,
  })
  try {
    const floor = await measure(browser, 'floor')
    const kit = await measure(browser, 'kit')
    const base = floor.before.bytes
    const rows = [
      `${'all JS, gzip'.padEnd(26)}       bytes  over floor  requests elements  timers  listeners`,
      toRow('plain wagmi, injected', floor.before, base),
      toRow('with latchkey, untouched', kit.before, base),
      ...(kit.after ? [toRow('after a click on log in', kit.after, base)] : []),
    ]
    process.stdout.write(`${rows.join('\n')}\n`)
    return findProblems(floor, kit)
  } finally {
    await browser.close()
  }
}

try {
  const problems = await size()
  for (const problem of problems) process.stderr.write(`Broken: ${problem}\n`)
  process.exitCode = problems.length ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
