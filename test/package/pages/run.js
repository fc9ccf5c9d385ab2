import assert from 'node:assert/strict'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import {
  expectSuccess,
  manifest,
  npmInstall,
  packInto,
} from '../../../scripts/consumer.js'
import { serveFolder } from '../../../scripts/serveFolder.js'
import { address } from '../consumers/expectAccount.js'
import { prepareBrowser } from '../consumers/prepareBrowser.js'
import { readFiles } from '../installs/readReadme.js'
import { checkConfigs } from './checkConfigs.js'
import { limitNetwork, logInByEmail } from './logIn.js'
import { pages } from './starters.js'
import { startLocalServer } from './startLocalServer.js'

const walletName = 'Test Wallet'
const viteVersion = manifest.devDependencies.vite
/** Of wagmi's own, which every app with the kit has. */
const wagmiPackages = ['wagmi', 'viem', '@tanstack/react-query']

/**
 * Follows the pages for newcomers and for users of other kits, with nothing
 * but their text, the packed package and `npx latchkey-server`, and runs the
 * config of every page that has one: `npm run test:pages -- [page] ...`, where
 * `configs` is the latter.
 */
async function followPages() {
  const wanted = process.argv.slice(2)
  const chosen = pages.filter(
    ({ page }) => wanted.length === 0 || wanted.includes(page),
  )
  const isAll = wanted.length === 0
  const hasConfigs = isAll || wanted.includes('configs')
  assert.ok(chosen.length > 0 || hasConfigs, `There is no page '${wanted}'`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pages-'))
  const rows = [
    '| Page | Starter | Install | Type-check and build | Connected | Logged in |',
    '|-|-|-|-|-|-|',
  ]
  const server = await startLocalServer()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...server.browserFlags],
    ...(executablePath && { executablePath }),
  })
  try {
    const tarball = process.env.LATCHKEY_TARBALL ?? (await pack(folder))
    for (const entry of chosen) {
      const app = join(folder, entry.page)
      try {
        rows.push(await follow(app, { ...entry, browser, server, tarball }))
        process.stdout.write(`ok ${entry.page}\n`)
      } catch (error) {
        process.stdout.write(`FAIL ${entry.page}: ${inspect(error)}\n`)
        process.exitCode = 1
      }
    }
    process.stdout.write(`${rows.join('\n')}\n`)
    if (!hasConfigs) return
    const failed = await checkConfigs({ browser, folder, server, tarball })
    if (failed.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{
 *   browser: import('@playwright/test').Browser
 *   server: import('./startLocalServer.js').LocalServer
 * }} Place
 */

/**
 * Builds the starter, follows the page and connects a wallet. Where another
 * kit had connected it before, it stays connected.
 *
 * @param {string} app
 * @param {import('./starters.js').Page & Place & { tarball: string }} parameters
 * @returns {Promise<string>} A row of the table.
 */
async function follow(app, { tarball, ...entry }) {
  const { kit, page, starter } = entry
  const site = await openSite(join(app, 'dist'), entry)
  try {
    const started = await time(async () => {
      await start(app, starter)
      if (!kit) return
      copyFiles(app, readFiles(`docs/${page}.md`, 'before'))
      await build(app)
      if (entry.isKitOpened) await site.connect(/connect wallet/i)
    })
    const install = await time(() => runCommands({ app, page, tarball }))
    const built = await time(async () => {
      copyFiles(app, readFiles(`docs/${page}.md`))
      if (kit) expectGone(app, kit)
      await build(app)
    })
    const connected = await time(async () => {
      if (entry.isKitOpened) await site.expectConnected()
      await site.connect()
    })
    const loggedIn = entry.login ? await time(site.logIn) : 'no form'
    return `| ${page} | ${started} | ${install} | ${built} | ${connected} | ${loggedIn} |`
  } finally {
    await site.close()
  }
}

/**
 * @param {string} app
 * @param {import('./starters.js').Starter} starter
 */
async function start(app, starter) {
  write(app, 'package.json', { name: 'app', private: true, type: 'module' })
  for (const [path, code] of Object.entries(starter.files))
    write(app, path, code)
  await npmInstall(app, toWords(starter.packages))
  await npmInstall(app, [
    ...['-D', `vite@${viteVersion}`],
    ...toWords(starter.devPackages),
  ])
}

/** @param {string} folder */
async function pack(folder) {
  await ensureBuild()
  return join(folder, await packInto(folder))
}

/**
 * Runs the page's `npm` lines, with the packed package for `latchkey`.
 *
 * @param {{ app: string, page: string, tarball: string }} parameters
 */
async function runCommands({ app, page, tarball }) {
  const text = readFileSync(
    new URL(`../../../docs/${page}.md`, import.meta.url),
    'utf8',
  )
  const lines = [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => /^npm (un)?install /.test(line))
  // A page without such a line goes on from another one.
  if (!text.includes('npm install'))
    await npmInstall(app, [`file:${tarball}`, ...wagmiPackages])
  for (const line of lines) {
    const [, verb = '', ...words] = line.split(' ')
    const isOurs = (/** @type {string} */ word) =>
      word === 'latchkey' || /^\.\/latchkey-.*\.tgz$/.test(word)
    const parameters = words.map((word) =>
      isOurs(word) ? `file:${tarball}` : word,
    )
    if (verb === 'install') await npmInstall(app, parameters)
    else await expectSuccess(app, 'npm', [verb, ...parameters])
  }
  // 'Your app has these already.'
  const { dependencies } = JSON.parse(
    readFileSync(join(app, 'package.json'), 'utf8'),
  )
  if (!dependencies.wagmi) await npmInstall(app, wagmiPackages)
}

/**
 * @param {string} app
 * @param {Map<string, string>} files
 */
function copyFiles(app, files) {
  for (const [path, code] of files) write(app, path, code)
}

/** @param {string} app */
async function build(app) {
  const bin = join(app, 'node_modules/.bin')
  await expectSuccess(app, join(bin, 'tsc'), ['--noEmit'])
  await expectSuccess(app, join(bin, 'vite'), ['build'])
}

/**
 * Expects that nothing of the replaced kit is left.
 *
 * @param {string} app
 * @param {RegExp} kit
 */
function expectGone(app, kit) {
  const files = readdirSync(join(app, 'src')).map((name) => `src/${name}`)
  assert.ok(files.length > 0)
  for (const file of ['package.json', ...files])
    assert.doesNotMatch(readFileSync(join(app, file), 'utf8'), kit, file)
}

/**
 * Serves the folder of a build in a browser with one wallet, as on localhost.
 * It reaches the local server and nothing else.
 *
 * @param {string} folder
 * @param {import('./starters.js').Page & Place} entry
 */
async function openSite(folder, entry) {
  const { browser, button, connected = /0x19.*ff2A/, login } = entry
  const served = await serveFolder(folder)
  /** @type {import('@playwright/test').BrowserContext[]} */
  const contexts = []
  const context = await newContext()

  /** @returns A page, and the errors it throws. */
  async function newContext() {
    const opened = await browser.newContext()
    const wallet = { address, chainId: '0x1' }
    await opened.addInitScript(prepareBrowser, wallet)
    const { server } = entry
    await limitNetwork(opened, { origin: served.origin, server })
    contexts.push(opened)
    return opened
  }

  /** @param {import('@playwright/test').BrowserContext} [of] */
  async function openPage(of = context) {
    const tab = await of.newPage()
    /** @type {string[]} */
    const errors = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.goto(served.origin)
    return { errors, tab }
  }

  return {
    /** @param {RegExp} [kitButton] - Of the other kit, whose errors are its own. */
    async connect(kitButton) {
      const { errors, tab } = kitButton
        ? await openPage()
        : await openPage(await newContext())
      if (!button) return assert.deepEqual(errors, [])
      const first = kitButton ?? button
      await tab.getByRole('button', { name: first }).first().click()
      if (first !== walletName)
        await tab.getByRole('button', { name: walletName }).first().click()
      if (kitButton) return expectStored(tab)
      await tab.getByRole('button', { name: connected }).first().waitFor()
      assert.deepEqual(errors, [])
    },
    /** Opens the page where the wallet was connected before. */
    async expectConnected() {
      const { errors, tab } = await openPage()
      await tab.getByRole('button', { name: connected }).first().waitFor()
      assert.deepEqual(errors, [])
    },
    /** A user without a wallet. */
    async logIn() {
      const { errors, tab } = await openPage(await newContext())
      const { server } = entry
      const first = tab.getByRole('button', { name: button ?? '' }).first()
      const name = /^(Account|Log out|Send 0.01|0x)/
      const account = tab.getByRole('button', { name })
      await logInByEmail(tab, {
        ...{ account, server },
        first: login === 'modal' ? first : undefined,
      })
      assert.deepEqual(errors, [])
    },
    async close() {
      served.stop()
      for (const opened of contexts) await opened.close()
    },
  }
}

/**
 * Waits until wagmi has stored the connection.
 *
 * @param {import('@playwright/test').Page} tab
 */
async function expectStored(tab) {
  await tab.waitForFunction(
    (account) => localStorage.getItem('wagmi.store')?.includes(account),
    address,
  )
}

/** @param {Record<string, string>} versions */
function toWords(versions) {
  return Object.entries(versions).map(([name, version]) => `${name}@${version}`)
}

/** @param {() => Promise<void>} run */
async function time(run) {
  const start = Date.now()
  await run()
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} content
 */
function write(folder, file, content) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(path, text)
}

try {
  await followPages()
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exitCode = 1
}
