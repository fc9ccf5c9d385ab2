import assert from 'node:assert/strict'
import {
  mkdirSync,
  mkdtempSync,
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
import { readFiles } from '../installs/readReadme.js'
import { pages } from './starters.js'

const viteVersion = manifest.devDependencies.vite
/** Of wagmi's own, which every app with the kit has. */
const wagmiPackages = ['wagmi', 'viem', '@tanstack/react-query']

/**
 * Follows the pages for newcomers and for users of other kits, with nothing
 * but their text and the packed package: `npm run test:pages -- [page] ...`.
 */
async function followPages() {
  const wanted = process.argv.slice(2)
  const chosen = pages.filter(
    ([page]) => wanted.length === 0 || wanted.includes(page),
  )
  assert.ok(chosen.length > 0, `There is no page '${wanted}'`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pages-'))
  const rows = [
    '| Page | Install | Type-check and build | Opened |',
    '|-|-|-|-|',
  ]
  try {
    const tarball = process.env.LATCHKEY_TARBALL ?? (await pack(folder))
    for (const [page, starter, button] of chosen) {
      const app = join(folder, page)
      try {
        rows.push(await follow({ app, button, page, starter, tarball }))
        process.stdout.write(`ok ${page}\n`)
      } catch (error) {
        process.stdout.write(`FAIL ${page}: ${inspect(error)}\n`)
        process.exitCode = 1
      }
    }
    process.stdout.write(`${rows.join('\n')}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {{
 *   app: string
 *   button: string | undefined
 *   page: string
 *   starter: import('./starters.js').Starter
 *   tarball: string
 * }} parameters
 * @returns {Promise<string>} A row of the table.
 */
async function follow({ app, button, page, starter, tarball }) {
  write(app, 'package.json', { name: 'app', private: true, type: 'module' })
  for (const [path, code] of Object.entries(starter.files))
    write(app, path, code)
  await npmInstall(app, toWords(starter.packages))
  await npmInstall(app, [
    ...['-D', `vite@${viteVersion}`],
    ...toWords(starter.devPackages),
  ])
  const install = await time(() => runCommands({ app, page, tarball }))
  const build = await time(() => copyAndBuild(app, page))
  const opened = await time(() => open(join(app, 'dist'), button))
  return `| ${page} | ${install} | ${build} | ${opened} |`
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
 * @param {string} page
 */
async function copyAndBuild(app, page) {
  for (const [path, code] of readFiles(`docs/${page}.md`))
    write(app, path, code)
  const bin = join(app, 'node_modules/.bin')
  await expectSuccess(app, join(bin, 'tsc'), ['--noEmit'])
  await expectSuccess(app, join(bin, 'vite'), ['build'])
}

/**
 * Opens the built page, as on localhost, and expects its button.
 *
 * @param {string} folder
 * @param {string} [button]
 */
async function open(folder, button) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  const server = await serveFolder(folder)
  try {
    const tab = await browser.newPage()
    /** @type {string[]} */
    const errors = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.goto(server.origin)
    if (button)
      await tab.getByRole('button', { name: button }).first().waitFor()
    assert.deepEqual(errors, [])
  } finally {
    server.stop()
    await browser.close()
  }
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
