import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveApp } from '../../../playground/serveApp.js'
import { test as base, expect } from '../../e2e/fixtures.js'

const dir = fileURLToPath(new URL('.', import.meta.url))

/**
 * A test with the page of third-party wallets, which only these tests need.
 * The page is built and served here, without a CSP, and only reaches this
 * machine.
 */
export const test = base.extend<{ url: string }, { isBuilt: boolean }>({
  context: async ({ context }, use) => {
    await context.route(
      ({ hostname }) => !/(^|\.)localhost$|^127\./.test(hostname),
      (route) => route.abort(),
    )
    await use(context)
  },
  isBuilt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
    async ({}, use) => {
      await build({ configFile: `${dir}vite.config.ts`, logLevel: 'error' })
      await use(true)
    },
    { auto: true, scope: 'worker' },
  ],
  url: async ({ local }, use) => {
    const app = await serveApp({
      config: local,
      dir: `${dir}dist`,
      host: 'wallets.localhost',
      port: 0,
    })
    await use(app.url)
    await app.stop()
  },
})

export { expect }
