import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import { start } from '../../../scripts/process.js'
import { getFreePort } from '../consumers/getFreePort.js'
import { openModal } from '../consumers/openModal.js'

const EDITS = 5

/**
 * Edits the config module while Vite's dev server runs: the page keeps its
 * state, and has one hidden frame however often the config is replaced.
 *
 * @param {string} app
 */
export async function checkEdits(app) {
  const port = String(await getFreePort())
  const vite = await start(
    join(app, 'node_modules/.bin/vite'),
    ['--host', 'localhost', '--port', port, '--strictPort'],
    { cwd: app, ready: /Local:/ },
  )
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage()
    // The hosted frame loads, but never responds.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ body: '', contentType: 'text/html' })
          : route.abort(),
    )
    await page.goto(`http://localhost:${port}`)
    const frames = page.locator('iframe')
    await logIn(page)
    await frames.first().waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const file = join(app, 'src/wagmi.ts')
    const code = readFileSync(file, 'utf8')
    for (let edit = 1; edit <= EDITS; edit++) {
      const before = await frames.first().elementHandle()
      const mark = `Object.assign(globalThis, { edit: ${edit} })`
      writeFileSync(file, `${code}\n${mark}\n`)
      await page.waitForFunction(
        (edit) => /** @type {any} */ (window).edit === edit,
        edit,
      )
      // The modal belongs to the old kit, and closes with it.
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await logIn(page)
      await page.waitForFunction(
        (before) => [...document.querySelectorAll('iframe')].at(-1) !== before,
        before,
      )
      await page.waitForTimeout(500)
      assert.equal(await frames.count(), 1, `hidden frames after edit ${edit}`)
    }
    const isSame = await page.evaluate(
      () => /** @type {any} */ (window).isSame === true,
    )
    assert.ok(isSame, 'the page was not reloaded')
  } catch (error) {
    throw new Error(`vite:\n${vite.output()}`, { cause: error })
  } finally {
    await browser.close()
    await vite.stop()
  }
}

/**
 * Starts a login, which requires the frame.
 *
 * @param {import('@playwright/test').Page} page
 */
async function logIn(page) {
  await openModal(page.getByRole('button', { name: /^Connect/ }).first())
  await page.getByLabel('Email address').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Continue with email' }).click()
}
