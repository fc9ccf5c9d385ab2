import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Services, startServices } from 'latchkey-devnet'
import { ensureBuild } from '../../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import {
  expectSuccess,
  npmInstall,
  packInto,
} from '../../../scripts/consumer.js'
import { serveFolder } from '../../../scripts/serveFolder.js'
import { checkExample } from './checkExample.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Each group shares an installation. */
const groups = [
  ['vite', 'headless', 'mobile', 'solana', 'next'],
  ['vite-wagmi2-connectkit', 'vite-wagmi2-rainbowkit'],
] as const

/**
 * Installs the packed package into the examples, builds each, and logs in by
 * email in each of those made with Vite.
 */
async function checkExamples() {
  const wanted = process.argv.slice(2)
  await ensureBuild()
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'latchkey-examples-'))
  const services = await startServices({ ports: 'free' })
  const browser = await chromium.launch({
    args: chromiumFlags,
    executablePath: findChromium() ?? '',
  })
  try {
    const tarball = join(folder, await packInto(folder))
    for (const [index, group] of groups.entries()) {
      const names = group.filter(
        (name) => wanted.length === 0 || wanted.includes(name),
      )
      if (names.length === 0) continue
      const place = join(folder, String(index))
      await install(place, { names, tarball })
      for (const name of names) {
        const start = Date.now()
        const app = join(place, name)
        await expectSuccess(app, 'npm', ['run', 'build'], toEnv(services))
        if (name !== 'next') await check(app, { browser, name, services })
        const seconds = ((Date.now() - start) / 1000).toFixed(1)
        process.stdout.write(`ok ${name} ${seconds} s\n`)
      }
      rmSync(place, { recursive: true, force: true })
    }
  } finally {
    await browser.close()
    await services.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As workspaces of one folder, so that one installation serves them. */
async function install(
  place: string,
  parameters: { names: readonly string[]; tarball: string },
) {
  const { names, tarball } = parameters
  mkdirSync(place)
  for (const name of names) {
    const app = join(place, name)
    cpSync(join(root, 'examples', name), app, {
      recursive: true,
      filter: (path) => !/node_modules|\/dist$|\.next/.test(path),
    })
    const file = join(app, 'package.json')
    const manifest = readFileSync(file, 'utf8')
    writeFileSync(file, manifest.replace('file:../..', `file:${tarball}`))
  }
  const [first = ''] = names
  const { dependencies } = JSON.parse(
    readFileSync(join(place, first, 'package.json'), 'utf8'),
  )
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({
      private: true,
      workspaces: names,
      // npm takes them from the root alone.
      overrides: { viem: dependencies.viem },
    }),
  )
  await npmInstall(place)
}

function toEnv({ urls }: Services) {
  const all = {
    API_URL: urls.api,
    FRAME_URL: urls.frame,
    RELAY_URL: urls.relay,
    SOLANA_URL: urls.solana,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, url]) => [
      [`VITE_${name}`, url],
      [`NEXT_PUBLIC_${name}`, url],
    ]),
  )
}

async function check(
  app: string,
  parameters: { browser: Browser; name: string; services: Services },
) {
  const { browser, name, services } = parameters
  const { origin, stop } = await serveFolder(join(app, 'dist'))
  const context = await browser.newContext(
    name === 'mobile'
      ? { hasTouch: true, viewport: { width: 390, height: 844 } }
      : {},
  )
  const page = await context.newPage()
  try {
    await page.goto(origin)
    await checkExample(page, { name, services })
  } catch (error) {
    await show(page, name)
    throw error
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
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
