import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import { start } from '../../../scripts/process.js'
import {
  address,
  expectAccount,
  invitation,
  shortened,
} from '../consumers/expectAccount.js'
import { getFreePort } from '../consumers/getFreePort.js'
import { openModal } from '../consumers/openModal.js'
import { toVisible } from '../consumers/toVisible.js'
import { watchPage } from '../consumers/watchPage.js'
import { readFiles } from './readReadme.js'

/** Next's own template, as far as it matters here. */
const template = {
  'next.config.ts':
    "import type { NextConfig } from 'next'\n\n" +
    'const nextConfig: NextConfig = { cacheComponents: true }\n\n' +
    'export default nextConfig\n',
  'app/page.tsx':
    "import 'latchkey/styles.css'\n" +
    "import { ConnectButton } from 'latchkey/components'\n\n" +
    'export default function Page() {\n' +
    '  return <main><h1>Static</h1><ConnectButton /></main>\n}\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      allowJs: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      isolatedModules: true,
      jsx: 'react-jsx',
      incremental: true,
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
}

const env = { NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Builds Next's template with the files from the docs on server rendering, and
 * visits it without and with an account; then with those of the page on Next.
 *
 * @param {string} app
 * @param {typeof import('../../../scripts/consumer.js').expectSuccess} expectSuccess
 */
export async function checkNextApp(app, expectSuccess) {
  const bin = join(app, 'node_modules/.bin/next')
  /**
   * @param {Iterable<[string, string]>} files
   * @param {(url: string) => Promise<void>} visit
   */
  async function serve(files, visit) {
    for (const [path, code] of files) {
      mkdirSync(dirname(join(app, path)), { recursive: true })
      writeFileSync(join(app, path), code)
    }
    await expectSuccess(app, bin, ['build'], env)
    const port = String(await getFreePort())
    const next = await start(
      bin,
      ['start', '--port', port, '--hostname', 'localhost'],
      { cwd: app, env, ready: /Ready in/ },
    )
    try {
      await visit(`http://localhost:${port}`)
    } catch (error) {
      throw new Error(`next start:\n${next.output()}`, { cause: error })
    } finally {
      await next.stop()
    }
  }

  const documented = readFiles('docs/server-rendering.md')
  await serve([...Object.entries(template), ...documented], checkVisits)
  const started = readFiles('docs/get-started-next.md')
  await serve([...Object.entries(template), ...started], expectInvitation)
}

/** @param {string} url */
async function expectInvitation(url) {
  const html = toVisible(await (await fetch(url)).text())
  assert.match(html, new RegExp(`<button[^>]*>[\\s\\S]*${invitation}`))
  assert.ok(!html.includes(address), 'nobody yet')
}

/**
 * Expects the account connected on the first visit in the markup of the
 * second, and as the first text of its button.
 *
 * @param {string} url
 */
async function checkVisits(url) {
  await expectInvitation(url)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  try {
    await checkAccount(browser, url)
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function checkAccount(browser, url) {
  const { context, page } = await watchPage(browser, '0x1')
  await page.goto(url)
  await openModal(page.getByRole('button', { name: invitation }))
  await page.getByRole('button', { name: /^Test Wallet/ }).click()
  const button = page.locator('button[data-latchkey]', { hasText: shortened })
  await button.waitFor()

  const cookies = await context.cookies(url)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`)
  await expectAccount(url, cookie.join('; '))
  await page.reload()
  await button.waitFor()
  await openModal(button)
  const said = await page.evaluate(() => [.../** @type {any} */ (window).said])
  assert.match(said[0], shortened)
  assert.ok(!said.includes(invitation), `no flash of '${invitation}'`)
}
