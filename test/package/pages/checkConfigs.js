import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expectSuccess, npmInstall } from '../../../scripts/consumer.js'
import { serveFolder } from '../../../scripts/serveFolder.js'
import { samples } from '../samples/readSamples.js'
import { enterEmail, limitNetwork, logInByEmail } from './logIn.js'
import { configStarter } from './starters.js'

/** Pages whose config belongs to other services, and which. */
const others = ['docs/testing-locally.md', 'docs/testing.md']

/** The first sample of each page with a config of the embedded wallet. */
const configs = samples.filter(
  ({ code, file }, index) =>
    hasConfig(code) &&
    !others.includes(file) &&
    !samples
      .slice(0, index)
      .some((before) => before.file === file && hasConfig(before.code)),
)

/** A chain that no public node serves, which the server says. */
const unserved = `import { authFrame } from 'latchkey/connectors'
import { defineChain } from 'viem'
import { createConfig, http } from 'wagmi'

const chain = defineChain({
  id: 123456,
  name: 'Ours',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

export const config = createConfig({
  chains: [chain],
  connectors: [authFrame({ projectId: 'local' })],
  transports: { [chain.id]: http() },
})
`

/** @param {string} code */
function hasConfig(code) {
  return (
    code.includes('createConfig(') &&
    code.includes('authFrame(') &&
    code.includes("projectId: 'local'")
  )
}

/**
 * Runs the config of every page that has one, beside the local server: a login
 * by email ends with an account on the first of its chains.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   folder: string
 *   server: import('./startLocalServer.js').LocalServer
 *   tarball: string
 * }} parameters
 * @returns {Promise<readonly string[]>} Pages that fail, with the reason.
 */
export async function checkConfigs({ browser, folder, server, tarball }) {
  assert.ok(configs.length > 12, `${configs.length} pages have a config`)
  const app = join(folder, 'configs')
  for (const [path, code] of Object.entries(configStarter.files))
    write(app, path, code)
  for (const [index, { code }] of configs.entries())
    write(app, `src/configs/${index}.tsx`, exportAll(code))
  write(app, 'src/configs/unserved.tsx', unserved)
  await npmInstall(app, [`file:${tarball}`])
  const bin = join(app, 'node_modules/.bin')
  await expectSuccess(app, join(bin, 'vite'), ['build'])
  const site = await serveFolder(join(app, 'dist'))
  const failed = []
  try {
    for (const [index, { file }] of configs.entries()) {
      const context = await browser.newContext()
      try {
        await limitNetwork(context, { origin: site.origin, server })
        const page = await context.newPage()
        await page.goto(`${site.origin}/#${index}`)
        await logInByEmail(page, {
          account: page.getByRole('button', { name: /^Account 0x/ }),
          first: page.getByRole('button', { name: /connect wallet/i }).first(),
          server,
        })
        process.stdout.write(`ok config of ${file}\n`)
      } catch (error) {
        failed.push(`${file}: ${inspect(error)}`)
        process.stdout.write(`FAIL config of ${failed.at(-1)}\n`)
      } finally {
        await context.close()
      }
    }
    await expectReason({ browser, origin: site.origin, server })
  } finally {
    site.stop()
  }
  return failed
}

/**
 * Logs in on a chain that the server has no node for, and expects that the
 * modal names the server, and what to set.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   origin: string
 *   server: import('./startLocalServer.js').LocalServer
 * }} parameters
 */
async function expectReason({ browser, origin, server }) {
  const context = await browser.newContext()
  await limitNetwork(context, { origin, server })
  const page = await context.newPage()
  await page.goto(`${origin}/#unserved`)
  await page.getByRole('button', { name: /connect wallet/i }).click()
  await enterEmail(page, server)
  await page
    .getByText(
      `${server.origin} has no node for chain 123456. Set RPC_URLS=123456=`,
    )
    .first()
    .waitFor({ timeout: 30_000 })
  process.stdout.write('ok a chain without a node is named\n')
  await context.close()
}

/**
 * Lets the app use what a sample keeps to itself.
 *
 * @param {string} code
 */
function exportAll(code) {
  const names = ['config', 'kit'].filter((name) =>
    new RegExp(`^const ${name} =`, 'm').test(code),
  )
  return `${code}\nexport { ${names.join(', ')} }\n`
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
function write(folder, path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
