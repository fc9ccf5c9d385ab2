import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { base32nopad, base58 } from '@scure/base'
import { createSolanaKey } from 'latchkey-wallet/keys'
import { privateKeyToAccount } from 'viem/accounts'
import { logIn, openHarness } from '../browser/openHarness.js'
import type { Services } from './createServices.js'
import { expect, login, newEmail, test } from './fixtures.js'
import { enter, getAddress, keepCode, openApp } from './recoverySteps.js'
import { serveWith } from './social/steps.js'
import type { E2eState } from './state.js'
import { toWrongCode } from './steps.js'

test.describe.configure({ timeout: 90_000 })

const exportUrl = (local: E2eState) =>
  new URL('/sdk/export', local.hosts.frame).href

/** Opens the window as `exportWallet` does, from the app's page. */
async function openExport(page: Page, local: E2eState) {
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => {
    const link = document.createElement('button')
    link.id = 'export-by-hand'
    link.textContent = 'Export'
    link.onclick = () => {
      Object.assign(globalThis, {
        exported: window.open(url, '_blank', 'popup,width=420,height=720'),
      })
    }
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9'
    document.body.append(link)
  }, exportUrl(local))
  await page.locator('#export-by-hand').last().click()
  return await opening
}

/** Asks for the code in the window, once the cooldown of the login is over. */
async function sendCode(
  opened: Page,
  services: Services,
  email: string,
): Promise<string> {
  await services.advance(31_000)
  const before = await services.code(email)
  await opened.getByTestId('export-send').click()
  await expect(opened.getByTestId('export-code')).toBeVisible()
  await expect(opened.getByText(email)).toBeVisible()
  await expect.poll(() => services.code(email)).not.toBe(before)
  return await services.code(email)
}

async function prove(opened: Page, code: string) {
  await opened.getByTestId('export-code').fill(code)
  await opened.getByTestId('export-continue').click()
}

/** Holds the mouse on the button until the key is there. */
async function hold(opened: Page, kind: 'evm' | 'solana') {
  await opened.bringToFront()
  await opened.getByTestId(`hold-${kind}`).hover()
  await opened.mouse.down()
  const key = opened.getByTestId(`key-${kind}`)
  await expect(key).toBeVisible()
  await opened.mouse.up()
  return (await key.textContent()) ?? ''
}

test('default: a fresh code and a held press show the keys of the account', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address, email } = await login(page, services)
  const heard = await recordMessages(page)
  const opened = await openExport(page, local)
  // The window's own files are fetched before that.
  await opened.waitForLoadState('networkidle')
  const requests: string[] = []
  opened.on('request', (request) => requests.push(request.url()))
  const code = await sendCode(opened, services, email)
  await prove(opened, code)

  // A short press shows nothing.
  await opened.getByTestId('hold-evm').click()
  await expect(opened.getByTestId('hold-evm')).toBeVisible()
  await expect(opened.getByTestId('key-evm')).toHaveCount(0)

  const key = (await hold(opened, 'evm')) as `0x${string}`
  expect(privateKeyToAccount(key).address).toBe(address)

  // The other key takes its place.
  const pair = base58.decode(await hold(opened, 'solana'))
  await expect(opened.getByTestId('key-evm')).toHaveCount(0)
  expect(base58.encode(pair.slice(32))).toBe(
    createSolanaKey(pair.slice(0, 32)).address,
  )

  await opened.getByTestId('qr-solana').click()
  await expect(opened.locator('svg.qr')).toBeVisible()
  await expect(opened.getByTestId('key-solana')).toHaveCount(0)
  await opened.getByTestId('hide-solana').click()
  await expect(opened.locator('svg.qr')).toHaveCount(0)

  // It goes with the focus, and after a minute.
  await hold(opened, 'evm')
  await opened.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(opened.getByTestId('key-evm')).toHaveCount(0)

  // Neither the app nor the network has seen a key or the code.
  expect(requests).toEqual([])
  const seen = JSON.stringify(await heard())
  for (const secret of [key, key.slice(2), code, base58.encode(pair)])
    expect(seen).not.toContain(secret)
})

/** What an authenticator app shows at that time (RFC 6238). */
function toTotp(secret: string, now: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const mac = createHmac('sha1', base32nopad.decode(secret))
    .update(counter)
    .digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('default: a project with second factors asks for one before the keys @rest', async ({
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'with-mfa')
  await enter(page, services, email)
  await keepCode(page)
  const address = await getAddress(page)
  const shoot = async (opened: Page, name: string) => {
    const folder = process.env.LATCHKEY_SHOTS
    if (folder) await opened.screenshot({ path: `${folder}/${name}.png` })
  }

  // Nobody has one yet: it is set up first.
  const opened = await openExport(page, local)
  await prove(opened, await sendCode(opened, services, email))
  await expect(opened.getByTestId('export-mfa-add-app')).toBeVisible()
  await shoot(opened, 'mfa-set-up')
  await opened.getByTestId('export-mfa-add-app').click()
  const shown = await opened.getByTestId('mfa-secret').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await expect(opened.locator('svg.qr')).toBeVisible()
  await shoot(opened, 'mfa-app')
  const read = async () => toTotp(secret, (await services.advance(0)).now)
  await opened.getByTestId('mfa-code').fill('000000')
  await opened.getByTestId('export-mfa-confirm').click()
  await expect(opened.getByTestId('mfa-backup-codes')).toHaveCount(0)
  await opened.getByTestId('mfa-code').fill(await read())
  await opened.getByTestId('export-mfa-confirm').click()
  const codes = opened.getByTestId('mfa-backup-codes').locator('span')
  await expect(codes).toHaveCount(10)
  await shoot(opened, 'mfa-codes')
  await opened.getByTestId('export-mfa-saved').click()
  const key = (await hold(opened, 'evm')) as `0x${string}`
  expect(privateKeyToAccount(key).address).toBe(address)
  await opened.close()

  // Later the mail alone shows nothing.
  await services.advance(11 * 60_000)
  const again = await openExport(page, local)
  await prove(again, await sendCode(again, services, email))
  await expect(again.getByTestId('mfa-code')).toBeVisible()
  await expect(again.getByTestId('hold-evm')).toHaveCount(0)
  await shoot(again, 'mfa-asked')
  await again.getByTestId('mfa-code').fill(await read())
  await again.keyboard.press('Enter')
  expect(await hold(again, 'evm')).toBe(key)
  expect(problems).toEqual([])
})

test('behavior: a key stands for a minute @rest', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { email } = await login(page, services)
  const opened = await openExport(page, local)
  await prove(opened, await sendCode(opened, services, email))
  await opened.clock.install()
  await opened.bringToFront()
  await opened.getByTestId('hold-evm').hover()
  await opened.mouse.down()
  await opened.clock.runFor(2_000)
  await expect(opened.getByTestId('key-evm')).toBeVisible()
  await opened.mouse.up()
  await opened.clock.runFor(58_000)
  await expect(opened.getByTestId('key-evm')).toBeVisible()
  await opened.clock.runFor(3_000)
  await expect(opened.getByTestId('key-evm')).toHaveCount(0)
})

test('error: a wrong code, and a script that holds the button @rest', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { email } = await login(page, services)
  const opened = await openExport(page, local)
  const code = await sendCode(opened, services, email)
  await prove(opened, toWrongCode(code))
  await expect(opened.getByTestId('export-hint')).toContainText("isn't right")
  await expect(opened.getByTestId('hold-evm')).toHaveCount(0)
  await prove(opened, code)
  await opened.getByTestId('hold-evm').evaluate((button) => {
    for (const type of ['pointerdown', 'keydown'])
      button.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true }), {
          button: 0,
          isPrimary: true,
          key: 'Enter',
        }),
      )
  })
  await expect(opened.getByTestId('hold-evm')).not.toHaveClass(/held/)
})

test('error: nothing from the app shows or gets a key', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { email } = await login(page, services)
  const heard = await recordMessages(page)
  const opened = await openExport(page, local)
  await expect(opened.getByTestId('export-send')).toBeVisible()
  // To the window, and to the frame, as the window would ask.
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow
    const { exported } = globalThis as unknown as { exported: Window }
    for (const target of [exported, frame]) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => window.postMessage(data, '*')
      for (const ask of [
        { id: 1, type: 'greet' },
        { id: 2, type: 'send' },
        { id: 3, kind: 'evm', type: 'reveal' },
      ])
        port1.postMessage(ask)
      target?.postMessage({ type: 'latchkey-export:hello' }, '*', [port2])
      target?.postMessage({ id: 4, kind: 'evm', type: 'reveal' }, '*')
    }
  })
  await prove(opened, await sendCode(opened, services, email))
  await hold(opened, 'evm')
  const answers = (await heard()).filter(
    (data) => typeof (data as { id?: unknown } | null)?.id === 'number',
  )
  expect(answers).toEqual([])
})

test('error: without the frame, or within one, there is nothing @rest', async ({
  context,
  local,
  page,
}) => {
  const alone = await context.newPage()
  const response = await alone.goto(exportUrl(local))
  await expect(alone.getByText('Nothing to export here')).toBeVisible()
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy']
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("connect-src 'none'")
  expect(policy).toContain("form-action 'none'")

  await page.goto(local.urls.unguarded)
  const framed = page.waitForResponse(exportUrl(local))
  await page.evaluate((url) => {
    const iframe = document.createElement('iframe')
    iframe.src = url
    iframe.name = 'export'
    document.body.append(iframe)
  }, exportUrl(local))
  await framed
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
})

test('error: signed out, the window says so @rest', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { email } = await login(page, services)
  const opened = await openExport(page, local)
  const code = await sendCode(opened, services, email)
  await prove(opened, code)
  await expect(opened.getByTestId('hold-evm')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await opened.bringToFront()
  await opened.getByTestId('hold-evm').hover()
  await opened.mouse.down()
  await expect(opened.getByTestId('export-hint')).toContainText('signed out')
  await opened.mouse.up()
  await expect(opened.getByTestId('key-evm')).toHaveCount(0)
})

test('error: an opener policy that cuts the window off says what to change @rest', async ({
  local,
  page,
  services,
}) => {
  const app = await serveWith(local.urls.harness, {
    'cross-origin-opener-policy': 'same-origin',
  })
  await openHarness(page, {
    ...local,
    urls: { ...local.urls, harness: app.url },
  })
  await logIn(page, services)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Export'
    button.onclick = () => {
      const exporting = harness.actions.exportWallet(made.kit)
      Object.assign(globalThis, { exporting: harness.settle(exporting) })
    }
    document.body.append(button)
  })
  await page.getByRole('button', { name: 'Export' }).click()
  const { error } = (await page.evaluate(
    () => (globalThis as unknown as { exporting: Promise<unknown> }).exporting,
  )) as { error: { code: string; message: string } }
  expect(error.code).toBe('EXPORT_UNREACHABLE')
  expect(error.message).toContain(
    'Send Cross-Origin-Opener-Policy: same-origin-allow-popups',
  )
  await app.stop()
})

/** All that the app's page hears from now on. */
async function recordMessages(page: Page) {
  await page.evaluate(() => {
    const messages: unknown[] = []
    Object.assign(globalThis, { messages })
    window.addEventListener('message', ({ data }) => messages.push(data))
  })
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { messages: unknown[] }).messages,
    )
}
