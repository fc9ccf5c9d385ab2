import assert from 'node:assert/strict'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
import { checkNext } from './checkNext.js'
import { checkPage } from './checkPage.js'
import { checkSolana } from './checkSolana.js'
import { startStub } from './startStub.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const example = join(root, 'playground/next')
const { dependencies } = JSON.parse(
  readFileSync(join(example, 'package.json'), 'utf8'),
)
const env = { NEXT_TELEMETRY_DISABLED: '1' }
/** `.ci/run` leaves out what other checks of packed packages touch too. */
const isQuick = process.argv.includes('quick')

/** Bundlers without configuration, to test their defaults. */
const bundlers = {
  vite: manifest.devDependencies.vite,
  webpack: '5.112.2',
  // The last version for Node 20.
  'webpack-cli': '6.0.1',
}

const solana = {
  '@solana/web3.js': manifest.devDependencies['@solana/web3.js'],
}

/** Only for apps that connect through WalletConnect. */
const pairingPeer = '@walletconnect/ethereum-provider'

/** A page that is added to the Next example. */
const solanaPage = `
import { getSettings } from '../getSettings'
import { Solana } from './Solana'

export default function Page() {
  const { project, rpcUrl } = getSettings()
  return <Solana project={project} rpcUrl={rpcUrl} />
}
`

/** Pages whose router redirects, also added to the Next example. */
const routedLayout = `
import { getSettings } from '../../getSettings'
import { Routed } from './Routed'

export default async function Layout({ children, params }) {
  const { how } = await params
  const { project, rpcUrl } = getSettings()
  return <Routed how={how} project={project} rpcUrl={rpcUrl}>{children}</Routed>
}
`
const routedPage = `
export default async function Page({ params }) {
  const { step } = await params
  return <p>{step}</p>
}
`

/** Polyfills for parts of Node, and placeholders where one would be needed. */
const polyfill =
  /(^|[\\/ ])(node:|node-libs-browser|(buffer|process|events|util|assert|stream-browserify|crypto-browserify|vite-browser-external|node-stdlib-browser)[\\/])/

/** Uses the packed package as an app does, with three bundlers. */
async function consume() {
  await ensureBuild()
  // Outside the repository, whose node_modules would fill every gap.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-consumers-'))
  const stub = await startStub()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  try {
    const tarball = `file:${join(folder, await packInto(folder))}`
    const consumer = { browser, host: stub.origin, tarball }
    // In parallel: an install waits for the network, a bundler uses one core.
    const lanes = await Promise.allSettled([
      checkPages({ ...consumer, folder: join(folder, 'pages') }),
      checkExample({ ...consumer, folder: join(folder, 'next') }),
    ])
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  } finally {
    await browser.close()
    stub.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{
 *   browser: import('@playwright/test').Browser
 *   folder: string
 *   host: string
 *   tarball: string
 * }} Consumer
 */

/** @param {Consumer} parameters */
async function checkPages({ browser, folder, host, tarball }) {
  const query = `?host=${encodeURIComponent(host)}`
  await time('pages install', () => installPages(folder, tarball))
  for (const build of isQuick ? [buildWebpack] : [buildVite, buildWebpack])
    await time(build.name, async () => {
      const server = await serveFolder(await build(folder))
      try {
        await checkPage({ browser, url: `${server.origin}/${query}` })
      } finally {
        server.stop()
      }
    })
  if (isQuick) return
  // Only now: apps without Solana and WalletConnect need none of these.
  await time('pages install, with the peers', async () => {
    await npmInstall(folder, toSpecifiers(solana))
    linkPairingPeer(folder)
  })
  await time(buildSolana.name, async () => {
    const server = await serveFolder(await buildSolana(folder))
    const url = `${server.origin}/${query}`
    try {
      await checkSolana({ browser, url, what: 'a built page with Solana' })
    } finally {
      server.stop()
    }
  })
}

/** @param {Consumer} parameters */
async function checkExample({ browser, folder, host, tarball }) {
  await time('next install', () => installNext(folder, tarball))
  const services = {
    ...env,
    LATCHKEY_API_URL: host,
    LATCHKEY_CHAIN_RPC_URL: host,
    LATCHKEY_FRAME_URL: `${host}/sdk`,
    LATCHKEY_PROJECT_ID: 'local',
    LATCHKEY_RELAY_URL: host.replace('http:', 'ws:'),
  }
  await time('next build', () =>
    expectSuccess(folder, 'npm', ['run', 'build'], env),
  )
  /** @type {('dev' | 'start')[]} */
  const commands = isQuick ? ['start'] : ['start', 'dev']
  for (const command of commands)
    await time(`next ${command}`, () =>
      checkNext({ browser, command, env: services, folder }),
    )
}

/**
 * Links the peer installed in this repository. Installing its hundreds of
 * packages again would take longer than everything else.
 *
 * @param {string} folder
 */
function linkPairingPeer(folder) {
  const path = join('node_modules', pairingPeer)
  mkdirSync(join(folder, path, '..'), { recursive: true })
  symlinkSync(join(root, path), join(folder, path), 'dir')
}

/**
 * @param {string} folder
 * @param {string} tarball
 */
async function installPages(folder, tarball) {
  mkdirSync(folder)
  for (const name of ['page.js', 'solana', 'vite', 'webpack'])
    cpSync(join(root, 'test/package/consumers', name), join(folder, name), {
      recursive: true,
    })
  const { next: _, [pairingPeer]: __, ...others } = dependencies
  writeManifest(folder, {
    private: true,
    type: 'module',
    dependencies: { ...others, ...bundlers, latchkey: tarball },
  })
  await npmInstall(folder)
}

/**
 * @param {string} folder
 * @param {string} tarball
 */
async function installNext(folder, tarball) {
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|\.next)$/.test(path),
  })
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  Object.assign(own.dependencies, solana, { latchkey: tarball })
  delete own.dependencies[pairingPeer]
  const page = join(folder, 'app/solana')
  mkdirSync(page)
  cpSync(
    join(root, 'test/package/consumers/solana/Solana.js'),
    join(page, 'Solana.js'),
  )
  writeFileSync(join(page, 'page.js'), solanaPage)
  const routed = join(folder, 'app/routed/[how]')
  mkdirSync(join(routed, '[step]'), { recursive: true })
  cpSync(
    join(root, 'test/package/consumers/next/Routed.js'),
    join(routed, 'Routed.js'),
  )
  writeFileSync(join(routed, 'layout.js'), routedLayout)
  writeFileSync(join(routed, '[step]/page.js'), routedPage)
  writeManifest(folder, own)
  await npmInstall(folder)
}

/** @param {string} folder */
async function buildVite(folder) {
  const cwd = join(folder, 'vite')
  const bin = join(folder, 'node_modules/.bin/vite')
  const output = await expectSuccess(cwd, bin, ['build'])
  assert.doesNotMatch(output, /has been externalized|unresolved/i)
  const assets = join(cwd, 'dist/assets')
  for (const file of readdirSync(assets))
    assert.doesNotMatch(
      readFileSync(join(assets, file), 'utf8'),
      /__vite-browser-external/,
      `${file} holds a part of Node`,
    )
  return join(cwd, 'dist')
}

/** @param {string} folder */
async function buildSolana(folder) {
  const cwd = join(folder, 'solana')
  const bin = join(folder, 'node_modules/.bin/vite')
  const output = await expectSuccess(cwd, bin, ['build'])
  // Ignore the names of its files, and its advice on their sizes.
  const said = output.replace(/^(dist\/|- Adjust chunk size).*$/gm, '')
  assert.doesNotMatch(said, /unresolved|\bwarning\b/i)
  const externalized = said.match(/Module "[^"]+" has been externalized/g)
  // viem imports it when all of its chains are in a bundle.
  const expected = ['Module "node:worker_threads" has been externalized']
  assert.deepEqual(externalized, expected)
  return join(cwd, 'dist')
}

/** @param {string} folder */
async function buildWebpack(folder) {
  const cwd = join(folder, 'webpack')
  const bin = join(folder, 'node_modules/.bin/webpack')
  const parameters = ['--mode', 'production', '--json', 'stats.json']
  await expectSuccess(cwd, bin, parameters)
  const stats = JSON.parse(readFileSync(join(cwd, 'stats.json'), 'utf8'))
  // Advice on sizes concerns the page.
  const problems = [...stats.errors, ...stats.warnings]
    .map(({ message }) => String(message))
    .filter((message) => !/size limit|performance/i.test(message))
  // A warning, not an error: the page is built and runs.
  assert.equal(problems.length, 1, problems.join('\n'))
  assert.ok(problems[0]?.includes(`Can't resolve '${pairingPeer}'`))
  assert.deepEqual(stats.errors, [])
  const names = stats.modules.flatMap(toNames)
  assert.ok(names.some((/** @type {string} */ name) => /latchkey/.test(name)))
  const found = names.filter((/** @type {string} */ name) =>
    polyfill.test(name),
  )
  assert.deepEqual(found, [], 'polyfills in the bundle')
  const ofSolana = names.filter((/** @type {string} */ name) =>
    /@solana|latchkey\/dist\/solana/.test(name),
  )
  assert.deepEqual(ofSolana, [], 'an app without Solana ships none of it')
  const dist = join(cwd, 'dist')
  cpSync(join(cwd, 'index.html'), join(dist, 'index.html'))
  cpSync(
    join(folder, 'node_modules/latchkey/dist/styles.css'),
    join(dist, 'styles.css'),
  )
  return dist
}

/** @param {Record<string, string>} packages */
function toSpecifiers(packages) {
  return Object.entries(packages).map((entry) => entry.join('@'))
}

/**
 * @param {{ name?: string, modules?: any[] }} module
 * @returns {string[]}
 */
function toNames({ modules = [], name = '' }) {
  return [name, ...modules.flatMap(toNames)]
}

/**
 * @param {string} folder
 * @param {unknown} value
 */
function writeManifest(folder, value) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(value, null, 2))
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function time(name, work) {
  const begin = Date.now()
  await work()
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  process.stdout.write(`ok ${name} ${seconds} s\n`)
}

try {
  await consume()
} catch (error) {
  const { cause, message } = /** @type {Error} */ (error)
  console.error(cause ? `${message}\n` : '', cause ?? error)
  process.exitCode = 1
}
