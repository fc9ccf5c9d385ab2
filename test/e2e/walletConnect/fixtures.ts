import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.js'
import type { E2eState } from '../state.js'

type Fixtures = {
  /** The wallet's window, in its own browser context. */
  wallet: Page
  /** Requests of any page to another machine. A test fails with any. */
  strangers: string[]
  /**
   * Errors of the app's pages, and the SDK's warning about a second
   * initialization. A test fails with any, unless it expects and removes them.
   */
  noise: string[]
  /** Watches another context in the same way as that of `page`. */
  watch: (context: BrowserContext) => Promise<void>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
  strangers: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
  noise: async ({}, use) => use([]),
  watch: [
    async ({ context, noise, strangers }, use) => {
      const watch = async (one: BrowserContext) => {
        await watchStrangers(one, strangers)
        watchNoise(one, noise)
      }
      await watch(context)
      await use(watch)
      expect(strangers, 'asked of a place that is not here').toEqual([])
      expect(noise, 'errors of the pages').toEqual([])
    },
    { auto: true },
  ],
  wallet: async ({ browser, local, watch }, use) => {
    const context = await browser.newContext()
    await watch(context)
    const wallet = await context.newPage()
    await wallet.goto(local.urls.walletPage)
    await expect(wallet.getByLabel('Connection link')).toBeVisible()
    await use(wallet)
    await context.close()
  },
})

export { expect }
export type Local = E2eState

const isHere = (url: URL) =>
  /(?:^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname) ||
  ['about:', 'blob:', 'data:'].includes(url.protocol)

async function watchStrangers(context: BrowserContext, strangers: string[]) {
  await context.route(
    (url) => !isHere(url),
    async (route) => {
      strangers.push(route.request().url())
      await route.abort()
    },
  )
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isHere(new URL(socket.url()))) strangers.push(socket.url())
    })
  })
}

function watchNoise(context: BrowserContext, noise: string[]) {
  context.on('weberror', (error) => noise.push(String(error.error())))
  context.on('console', (message) => {
    const isTwice = /already initialized/i.test(message.text())
    if (message.type() === 'error' || isTwice) noise.push(message.text())
  })
}
