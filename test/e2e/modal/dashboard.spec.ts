import type { Page } from '@playwright/test'
import { social } from '../../../src/components/strings/social.js'
import { expect, test } from '../fixtures.js'
import { buttonOf, connectButton, en, modalOf, viewOf } from './steps.js'

declare global {
  /** Every login that was ever in the page. */
  var seenLogins: Set<string>
}

const { continueWith, names } = social
const emailOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: en.login.email })
const walletsOf = (page: Page) =>
  modalOf(page).getByRole('group', { name: en.login.wallets })
const configPath = '**/appkit/v1/config*'

/** Records the logins of every state of the page, painted or not. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    globalThis.seenLogins = new Set()
    new MutationObserver(() => {
      for (const kind of ['.lk-socials', 'input[type=email]'])
        if (document.querySelector(kind)) globalThis.seenLogins.add(kind)
    }).observe(document, { childList: true, subtree: true })
  })
const readStored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('latchkey.projectFeatures') ?? '')
const readSeen = (page: Page) => page.evaluate(() => [...globalThis.seenLogins])

test('default: the dashboard switches email off, and all social logins but one', async ({
  local,
  page,
  problems,
  services,
}) => {
  await services.setFeatures([
    { id: 'social_login', isEnabled: true, config: ['google'] },
  ])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await expect(buttonOf(page, continueWith(names.google))).toBeVisible()
  // Listed until the dashboard has answered.
  await expect(buttonOf(page, continueWith(names.github))).toBeHidden()
  await expect(emailOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('behavior: a later visit shows the last answer at once, while the dashboard is silent', async ({
  local,
  page,
  services,
}) => {
  await services.setFeatures([
    { id: 'social_login', isEnabled: false, config: [] },
  ])
  await watch(page)
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(walletsOf(page)).toBeVisible()
  await expect.poll(() => readStored(page)).toContain('social_login')
  await expect(emailOf(page)).toBeHidden()

  await page.route(configPath, () => {})
  await page.reload()
  // The clock stands still: nothing is awaited.
  await page.clock.install()
  await connectButton(page).click()
  await expect(walletsOf(page)).toBeVisible()
  expect(await readSeen(page)).toEqual([])
})

test('behavior: a login that is switched off goes, and no wallet moves @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(emailOf(page)).toBeVisible()
  await services.setFeatures([
    { id: 'social_login', isEnabled: true, config: ['x'] },
  ])
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(configPath, async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.reload()
  await connectButton(page).click()
  await expect(emailOf(page)).toBeVisible()
  const before = await walletsOf(page).boundingBox()
  answer()
  await expect(emailOf(page)).toBeHidden()
  await expect(buttonOf(page, continueWith(names.google))).toBeHidden()
  expect(await walletsOf(page).boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await connectButton(page).click()
  await expect(buttonOf(page, continueWith(names.x))).toBeVisible()
  await expect(emailOf(page)).toBeHidden()
})

test('error: a silent dashboard delays nothing @long', async ({
  local,
  page,
}) => {
  await page.route(configPath, () => {})
  await page.goto(local.urls.dapp)
  // The clock stands still: nothing is awaited.
  await page.clock.install()
  await connectButton(page).click()
  await expect(emailOf(page)).toBeVisible()
  await expect(walletsOf(page)).toBeVisible()
  await expect(buttonOf(page, continueWith(names.google))).toBeVisible()
})

test('error: a dashboard that is down delays nothing', async ({
  local,
  page,
  services,
}) => {
  await services.fault({ service: 'api', mode: '500' })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(emailOf(page)).toBeVisible()
  await expect(walletsOf(page)).toBeVisible()
})
