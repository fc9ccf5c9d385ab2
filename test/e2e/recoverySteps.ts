import type { BrowserContext, Page } from '@playwright/test'
import type { Services } from './createServices.js'
import { expect, frameOf } from './fixtures.js'
import type { E2eState } from './state.js'
import { enterCode } from './steps.js'

const patience = { timeout: 20_000 }

/** The app of a project whose wallets can be recovered. */
export async function openApp(
  context: BrowserContext,
  local: E2eState,
  projectId: string,
) {
  const json = { ...local, projectId }
  await context.route('**/local.json', (route) => route.fulfill({ json }))
  const page = await context.newPage()
  await page.goto(local.urls.app)
  return page
}

/** Logs in up to the card of the frame. */
export async function enter(page: Page, services: Services, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  const device = page.getByTestId('device')
  const code = page.getByLabel('Code')
  await expect(device.or(code)).toBeVisible(patience)
  if (await device.isVisible()) await confirmDevice(page, services, email)
  await expect(code).toBeVisible()
  await enterCode(page, await services.code(email))
}

/** Opens the link of the mail about a new device, and confirms it there. */
export async function confirmDevice(
  page: Page,
  services: Services,
  email: string,
) {
  const link = async () =>
    (await services.mails(email)).find((mail) => mail.link)?.link
  await expect.poll(link).toBeTruthy()
  const mail = await page.context().newPage()
  await mail.goto(String(await link()))
  await mail.getByRole('button', { name: 'Confirm this device' }).click()
  // Chromium does not close a page while its form is being sent: the call hangs.
  await expect(mail.getByRole('status')).toBeVisible()
  await mail.close()
}

/** Writes the code of a new account down and types it back. */
export async function keepCode(page: Page) {
  const frame = frameOf(page)
  const shown = frame.getByTestId('recovery-code')
  await expect(shown).toBeVisible(patience)
  const code = (await shown.textContent()) ?? ''
  await frame.getByTestId('recovery-saved').click()
  await frame.getByTestId('recovery-input').fill(code)
  await frame.getByTestId('recovery-confirm').click()
  return code
}

/** Opens the account of a device that is new. */
export async function typeCode(page: Page, code: string) {
  const frame = frameOf(page)
  await frame.getByTestId('recovery-input').fill(code, patience)
  await frame.getByTestId('recovery-open').click()
}

export async function getAddress(page: Page) {
  await expect(page.getByTestId('address')).toBeVisible(patience)
  return page.getByTestId('address').textContent()
}

/** Clears the frame's data: the browser is a new device then. */
export const forget = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('latchkey-frame')
          request.onsuccess = resolve
        }),
    )

/** Opens a window of the frame's origin, as the app's actions do. */
export async function openWindow(page: Page, local: E2eState, path: string) {
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => {
    const link = document.createElement('button')
    link.id = 'window-by-hand'
    link.onclick = () => {
      window.open(url, '_blank', 'popup,width=420,height=720')
      link.remove()
    }
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9'
    link.textContent = 'Open'
    document.body.append(link)
  }, new URL(path, local.hosts.frame).href)
  await page.locator('#window-by-hand').click()
  return await opening
}

type Passkey = {
  credentialId: string
  isResidentCredential: boolean
  privateKey: string
  signCount: number
}

/**
 * Adds an authenticator of this device, whose passkeys keep a secret (PRF). To a
 * test, each window has its own.
 */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const added = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      hasPrf: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      protocol: 'ctap2',
      transport: 'internal',
    },
  })
  let used = 0
  browser.on('WebAuthn.credentialAsserted', () => {
    used++
  })
  const created: Passkey[] = []
  browser.on('WebAuthn.credentialAdded', ({ credential }) => {
    created.push(credential)
  })
  return {
    /** Those that were created, even once their window is closed. */
    created,
    add: async (credentials: readonly Passkey[]) => {
      for (const credential of credentials)
        await browser.send('WebAuthn.addCredential', { ...added, credential })
    },
    /** How often one of them was used. */
    countUses: () => used,
    /** The credentials that it holds. */
    read: async () =>
      (await browser.send('WebAuthn.getCredentials', added)).credentials,
    remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', added),
  }
}
