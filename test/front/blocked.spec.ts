import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { frameOf } from '../e2e/fixtures.js'
import { openKeepWindow } from '../e2e/keepSteps.js'
import { test as base, expect } from './fixtures.js'
import {
  accountButton,
  approve,
  connectButton,
  dialogOf,
  expectAccount,
  fieldOf,
  logOut,
  newEmail,
  openAccount,
  press,
  readCode,
  reload,
  typeCode,
  typeEmail,
  visit,
} from './person.js'
import type { Place } from './place.js'

/** Chromium that blocks the storage of frames of other sites. */
const test = base.extend({
  context: async ({ playwright, viewport }, use) => {
    const executablePath = findChromium({ isWhole: true })
    const browser = await playwright.chromium.launch({
      args: chromiumFlags,
      ...(executablePath && { executablePath }),
    })
    await use(await browser.newContext({ viewport }))
    await browser.close()
  },
})

const friend = '0x00000000000000000000000000000000000f41e5'

async function logIn(
  page: Parameters<typeof openAccount>[0],
  place: Place,
  email: string,
) {
  await connectButton(page).click()
  await typeEmail(page, email)
  await typeCode(page, await readCode(page, place, email))
  await openKeepWindow(page)
  await expectAccount(page)
  return accountButton(page).getAttribute('aria-label')
}

test('where storage is blocked: by email, reload, send, log out, the same account @mouse @rest', async ({
  page,
  place,
}) => {
  await visit(page, place.app)
  const email = newEmail()
  const name = await logIn(page, place, email)
  await expect(page.locator('body')).not.toContainText("doesn't save")
  await reload(page)
  await openAccount(page)
  await expect(page.locator('body')).not.toContainText("doesn't save")

  await press(page, 'Send')
  await fieldOf(page, 'Amount to send').fill('0.5')
  await fieldOf(page, /^To$/).fill(friend)
  await dialogOf(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  await expect(frameOf(page).getByTestId('keep-open')).toBeVisible()
  await openKeepWindow(page)
  await approve(page)
  await expect(dialogOf(page)).toContainText('0.5 ETH', { timeout: 30_000 })
  await press(page, 'Done')
  await page.reload()
  await logOut(page)
  expect(await logIn(page, place, newEmail())).not.toBe(name)
})
