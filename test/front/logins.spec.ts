import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.js'
import {
  close,
  connectButton,
  dialogOf,
  expectAccount,
  expectSound,
  logOut,
  opened,
  press,
  reload,
  visit,
} from './person.js'

const providers = [
  'Google',
  'X',
  'Discord',
  'GitHub',
  'Apple',
  'Facebook',
] as const

for (const provider of providers)
  test(`Continue with ${provider}: account, reload, log out${provider === 'Google' ? ' @touch-rest' : ' @rest'}`, async ({
    page,
    place,
  }) => {
    await visit(page, place.app)
    await connectButton(page).click()
    const row = await findLogin(page, provider)
    const window = await opened(page, () => row.click())
    await expect(window.getByRole('heading')).toContainText(provider)
    const closed = window.waitForEvent('close')
    await window.getByRole('button').first().click()
    await closed
    await expectAccount(page)
    await close(page)
    await reload(page)
    await logOut(page)
  })

test('Farcaster: by its link, account, reload, log out @rest', async ({
  context,
  hasTouch,
  page,
  place,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, place.app)
  await connectButton(page).click()
  const row = await findLogin(page, 'Farcaster')
  await row.click()
  await expectSound(page)
  const phone = hasTouch
    ? await opened(page, () => press(page, 'Open Farcaster'))
    : await openLink(page)
  await phone.getByRole('button').first().click()
  await expect(phone.getByRole('status')).toBeVisible()
  await phone.close()
  await page.bringToFront()
  await expectAccount(page)
  await close(page)
  await reload(page)
  await logOut(page)
})

/** Copies the link of the QR code, and opens it as the phone does. */
async function openLink(page: Page) {
  await expect(
    dialogOf(page).getByRole('img', { name: /QR code/ }),
  ).toBeVisible()
  await press(page, 'Copy link')
  await expect(
    dialogOf(page).getByRole('button', { name: 'Copied' }),
  ).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await page.context().newPage()
  await phone.goto(link)
  return phone
}

/** On the first screen, or behind its last button. */
async function findLogin(page: Page, provider: string) {
  const row = dialogOf(page).getByRole('button', {
    exact: true,
    name: `Continue with ${provider}`,
  })
  const more = dialogOf(page).getByRole('button', {
    name: 'More ways to sign in',
  })
  await expect(row.or(more).first()).toBeVisible()
  if (await row.isVisible()) return row
  await more.click()
  return dialogOf(page).getByRole('button', { exact: true, name: provider })
}
