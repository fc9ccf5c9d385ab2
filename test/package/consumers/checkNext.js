import assert from 'node:assert/strict'
import { join } from 'node:path'
import { start } from '../../../scripts/process.js'
import { checkRouted } from './checkRouted.js'
import { checkSignIn } from './checkSignIn.js'
import { checkSolana } from './checkSolana.js'
import {
  address,
  expectAccount,
  invitation,
  shortened,
} from './expectAccount.js'
import { getFreePort } from './getFreePort.js'
import { openModal } from './openModal.js'
import { toVisible } from './toVisible.js'
import { watchPage } from './watchPage.js'

/**
 * Starts the app and uses it: the server's markup, sign-in, the modal, a
 * connection, and the markup for a user who is connected.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   command: 'dev' | 'start'
 *   env: Record<string, string>
 *   folder: string
 * }} parameters
 */
export async function checkNext({ browser, command, env, folder }) {
  const port = await getFreePort()
  const url = `http://localhost:${port}`
  const next = await start(
    join(folder, 'node_modules/.bin/next'),
    [command, '--port', String(port), '--hostname', 'localhost'],
    { cwd: folder, env: { ...env, SITE_URL: url }, ready: /Ready in/ },
  )
  const { context, expectSilence, page } = await watchPage(browser)
  try {
    await expectMarkup(url)
    await checkSignIn(url)
    await page.goto(url)
    await openModal(page.getByRole('button', { name: invitation }))
    await page.getByRole('dialog', { name: 'Connect' }).waitFor()
    expectSilence(`next ${command}, with the modal`)

    await page.getByRole('button', { name: /^Test Wallet/ }).click()
    const button = page.locator('button[data-latchkey]', { hasText: shortened })
    await button.waitFor()
    const dialog = page.getByRole('dialog')
    const signIn = dialog.getByRole('button', { name: 'Sign in' })
    await signIn.waitFor()
    // In development a refresh follows what loads for the first time; a click
    // in its middle is lost.
    await page.waitForLoadState('networkidle')
    await signIn.click()
    await dialog.waitFor({ state: 'hidden' })
    const member = page.getByText(`Signed in as ${address}`)
    await member.waitFor()
    expectSilence(`next ${command}, connected and signed in`)

    const cookies = await context.cookies(url)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`)
    const html = await expectAccount(url, cookie.join('; '))
    assert.ok(html.includes(address), 'the account of the cookie')
    await page.reload()
    await button.waitFor()
    // Let it reconnect, and use the page, before checking what it showed.
    await openModal(button)
    const said = await page.evaluate(() => [
      .../** @type {any} */ (window).said,
    ])
    assert.ok(!said.includes(invitation), `no flash of '${invitation}'`)
    assert.match(said[0], shortened)
    await member.waitFor()
    expectSilence(`next ${command}, after a reload`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await member.waitFor({ state: 'detached' })
    expectSilence(`next ${command}, signed out`)
    const what = `next ${command}, with Solana`
    await checkSolana({ browser, url: `${url}/solana`, what })
    // The router is the same in development.
    if (command === 'start') await checkRouted({ browser, url, what: 'Next' })
  } catch (error) {
    throw new Error(`next ${command}:\n${next.output()}`, { cause: error })
  } finally {
    await context.close()
    await next.stop()
  }
}

/** @param {string} url */
async function expectMarkup(url) {
  const response = await fetch(url)
  const html = await response.text()
  assert.equal(response.status, 200, html)
  assert.match(toVisible(html), /<button[^>]*>[\s\S]*Connect wallet/)
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  assert.ok(nonce, `a nonce in: ${policy}`)
  assert.ok(html.includes(`nonce="${nonce}"`), 'the nonce on the scripts')
}
