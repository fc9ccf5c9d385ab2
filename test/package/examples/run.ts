import assert from 'node:assert/strict'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBuild } from '../../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import {
  expectSuccess,
  npmInstall,
  packInto,
} from '../../../scripts/consumer.js'
import { serveFolder } from '../../../scripts/serveFolder.js'
import { limitNetwork } from '../pages/logIn.js'
import {
  type LocalServer,
  startLocalServer,
} from '../pages/startLocalServer.js'
import { checkExample } from './checkExample.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Next has no static page to serve. */
const builtOnly = new Set(['next'])

const examples = readdirSync(join(root, 'examples'))

/**
 * Installs the packed package into the examples, builds each, and logs in by
 * email in each but those of `builtOnly`.
 */
async function checkExamples() {
  const wanted = process.argv.slice(2)
  await ensureBuild()
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'latchkey-examples-'))
  const server = await startLocalServer()
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...server.browserFlags],
    executablePath: findChromium() ?? '',
  })
  try {
    const tarball = join(folder, await packInto(folder))
    /** Packages of the example before, by the wagmi it has. */
    const left = new Map<string, string>()
    for (const name of wanted.length > 0 ? wanted : examples) {
      const start = Date.now()
      const app = join(folder, name)
      const wagmi = await install(app, { left, name, tarball })
      await expectSuccess(app, 'npm', ['run', 'build'])
      if (!builtOnly.has(name)) await check(app, { browser, name, server })
      const packages = join(folder, `wagmi-${wagmi}`)
      renameSync(join(app, 'node_modules'), packages)
      left.set(wagmi, packages)
      rmSync(app, { recursive: true, force: true })
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      process.stdout.write(`ok ${name} ${seconds} s\n`)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Starts from the packages of the example before, if it has the same wagmi:
 * npm removes what this one does not name, and adds what is missing.
 */
async function install(
  app: string,
  parameters: { left: Map<string, string>; name: string; tarball: string },
) {
  const { left, name, tarball } = parameters
  cpSync(join(root, 'examples', name), app, {
    recursive: true,
    filter: (path) => !/node_modules|\/dist$|\.next/.test(path),
  })
  const file = join(app, 'package.json')
  const manifest = readFileSync(file, 'utf8')
  writeFileSync(file, manifest.replace('file:../..', `file:${tarball}`))
  const wagmi: string = JSON.parse(manifest).dependencies.wagmi
  const packages = left.get(wagmi)
  if (packages) renameSync(packages, join(app, 'node_modules'))
  await npmInstall(app)
  return wagmi
}

async function check(
  app: string,
  parameters: { browser: Browser; name: string; server: LocalServer },
) {
  const { browser, name, server } = parameters
  const { origin, stop } = await serveFolder(join(app, 'dist'))
  const context = await browser.newContext(
    name === 'mobile'
      ? { hasTouch: true, viewport: { width: 390, height: 844 } }
      : {},
  )
  await limitNetwork(context, { origin, server })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  try {
    await page.goto(origin)
    await checkExample(page, { name, server })
    assert.deepEqual(faults, [])
  } catch (error) {
    await show(page, name)
    throw new Error(`${name}: ${faults.join('; ')}`, { cause: error })
  } finally {
    await context.close()
    stop()
  }
}

async function show(page: Page, name: string) {
  const path = join(root, '.cache', `example-${name}.png`)
  await page.screenshot({ path }).catch(() => undefined)
}

try {
  await checkExamples()
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exitCode = 1
}
