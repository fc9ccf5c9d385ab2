import type { Page } from '@playwright/test'
import { truncateAddress } from '../../../src/core/format/truncateAddress.js'
import { getDevAccount } from '../../browser/injectWallet.js'
import { expect, newEmail, test } from '../fixtures.js'
import { announceWallets } from './announceWallets.js'
import {
  accountButton,
  alertOf,
  buttonOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectSound,
  modalOf,
  press,
  pressByKey,
  viewOf,
} from './steps.js'

declare global {
  var shakes: number
}

const fjord = {
  address: getDevAccount(4).address,
  name: 'Fjord',
  rdns: 'test.fjord',
}
const juniper = {
  address: getDevAccount(5).address,
  name: 'Juniper',
  rdns: 'test.juniper',
}
/** Wallets that are not installed in this browser. */
const others = [/^WalletConnect/, /Latchkey Test Wallet/, /^All wallets/]
/** A network that the app does not configure. */
const FOREIGN_CHAIN = 4242

// The motion itself is tested here, too.
test.use({ contextOptions: {} })

const rowsOf = (page: Page) =>
  modalOf(page)
    .getByRole('group', { name: en.login.wallets })
    .getByRole('button')

const shownAddress = (page: Page) => accountButton(page).textContent()

test('default: announced wallets come before the email; declined, already pending, then accepted @engines', async ({
  local,
  page,
  problems,
}) => {
  const wallets = await announceWallets(page, local, [fjord, juniper])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(rowsOf(page)).toHaveText([/^Fjord/, /^Juniper/, ...others])
  const email = modalOf(page).getByRole('textbox', { name: en.login.email })
  const places = [rowsOf(page).last(), email].map(
    async (one) => (await one.boundingBox())?.y ?? 0,
  )
  const [row = 0, field = 0] = await Promise.all(places)
  expect(row).toBeLessThan(field)
  await expectSound(page)

  await wallets.answer('Fjord', 'no')
  await press(page, /^Fjord/)
  await expect(alertOf(page, en.login.declined)).toBeVisible()
  await expectSound(page)
  await wallets.answer('Fjord', 'busy')
  await press(page, en.common.tryAgain)
  await expect(alertOf(page, en.login.asking)).toBeVisible()
  await wallets.answer('Fjord', 'never')
  await press(page, en.common.tryAgain)
  await expect(modalOf(page)).toContainText(en.login.confirmIn('Fjord'))
  await expectSound(page)
  // Cancelled, and requested again.
  await press(page, en.common.cancel)
  await wallets.answer('Fjord', 'yes')
  await press(page, /^Fjord/)
  await expect(modalOf(page)).toBeHidden()
  await expect(accountButton(page)).toContainText(
    truncateAddress(fjord.address),
  )
  await expect(accountButton(page)).toBeFocused()
  expect(problems).toEqual([])
})

test('behavior: a second wallet, switching both ways, and disconnecting one of them @engines-long @rest', async ({
  local,
  page,
  problems,
}) => {
  await announceWallets(page, local, [fjord, juniper])
  await page.setViewportSize({ height: 844, width: 390 })
  await page.goto(local.urls.dapp)
  const modal = modalOf(page)
  const named = (name: string | RegExp) => buttonOf(page, name)
  // By keyboard only.
  await pressByKey(page, connectButton(page))
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await pressByKey(page, named(/^Fjord/))
  await expect(modal).toBeHidden()
  await pressByKey(page, accountButton(page))
  await expect(viewOf(page, 'Account')).toBeVisible()
  await pressByKey(page, named(en.account.switchWallet('Fjord')))
  await pressByKey(page, named(en.account.connectAnother))
  await expect(rowsOf(page)).toHaveText([
    /^FjordRecent$/,
    /^Juniper/,
    ...others,
  ])
  await pressByKey(page, named(/^Juniper/), 'Space')
  await expect(viewOf(page, 'Account')).toContainText(
    truncateAddress(juniper.address),
  )
  await expectSound(page)
  await pressByKey(page, named(en.account.switchWallet('Juniper')))
  await expect(named(/^Juniper/)).toHaveAttribute('aria-current', 'true')
  await pressByKey(page, named(/^Fjord/))
  await expect(viewOf(page, 'Account')).toContainText(
    truncateAddress(fjord.address),
  )
  await expect(named(en.account.disconnectOne('Fjord'))).toBeVisible()
  await pressByKey(page, named(en.account.switchWallet('Fjord')))
  const { address } = fjord
  await pressByKey(
    page,
    named(en.account.disconnectOne(`Fjord ${truncateAddress(address)}`)),
  )
  await expect(named(/^Fjord/)).toHaveCount(0)
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(await shownAddress(page)).toContain(truncateAddress(juniper.address))
  await page.reload()
  await expect(accountButton(page)).toContainText(
    truncateAddress(juniper.address),
  )
  expect(problems).toEqual([])
})

test('behavior: an email wallet beside a browser wallet @long', async ({
  local,
  page,
  services,
}) => {
  await announceWallets(page, local, [fjord])
  const email = newEmail()
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await accountButton(page).click()
  await press(page, en.account.switchWallet('Fjord'))
  await press(page, en.account.connectAnother)
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 20_000,
  })
  await expect(accountButton(page)).not.toContainText(
    truncateAddress(fjord.address),
  )
  await press(page, en.settings.open)
  await press(page, new RegExp(`^${en.account.disconnectAll}.*Email`))
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('behavior: on an unsupported network it cannot be dismissed @long', async ({
  local,
  page,
}) => {
  const wallets = await announceWallets(page, local, [
    { ...fjord, chainId: FOREIGN_CHAIN },
  ])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Fjord/)
  const modal = viewOf(page, 'UnsupportedChain')
  await expect(modal).toContainText(String(FOREIGN_CHAIN))
  await expectSound(page)
  const isShaking = () =>
    modalOf(page)
      .locator('.lk-card')
      .evaluate((card) => card.getAnimations().length > 0)
  // Counted, because a shake ends before a busy machine looks again.
  await page.evaluate(() => {
    globalThis.shakes = 0
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('.lk-card'))
        globalThis.shakes++
    })
  })
  const countShakes = () => page.evaluate(() => globalThis.shakes)
  const ways = {
    'beside it': () => page.mouse.click(5, 5),
    'its button': () => press(page, en.common.close),
    'a key': () => page.keyboard.press('Escape'),
  }
  for (const [name, tryToClose] of Object.entries(ways)) {
    await expect.poll(isShaking).toBe(false)
    const before = await countShakes()
    await tryToClose()
    await expect.poll(countShakes, name).toBe(before + 1)
    await expect(modal).toBeVisible()
  }
  await wallets.answer('Fjord', 'no')
  await press(page, /^Anvil Two/)
  await expect(alertOf(page, en.notices.errors[4001] ?? '')).toBeVisible()
  await expectSound(page)
  await wallets.answer('Fjord', 'yes')
  await press(page, /^Anvil Two/)
  await expect(viewOf(page, 'Account')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await expect(
    page.getByRole('button', { name: en.button.network('Anvil Two') }),
  ).toBeVisible()

  await test.step('there again after a reload, and disconnected', async () => {
    await page.reload()
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: en.button.unsupported })
    await button.first().click()
    await expect(modal).toBeVisible()
    await press(page, en.account.disconnect)
    await expect(modalOf(page)).toBeHidden()
    await expect(connectButton(page)).toBeVisible()
  })
})

test('error: an app that requests a network it has not configured @long', async ({
  local,
  page,
}) => {
  await announceWallets(page, local, [fjord])
  await page.goto(`${local.urls.stage}/?app`)
  await page.getByRole('button', { name: en.button.connect }).click()
  await press(page, /^Fjord/)
  await expect(modalOf(page)).toBeHidden()
  const ask = page.getByRole('button', { name: 'To a network' })
  const [title] = en.notices.alerts.networkNotFound
  await ask.click()
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await expect(alertOf(page, title)).toBeVisible()
  await expectSound(page)
  await press(page, en.notices.dismiss)
  await expectSound(page)
  // Shown only once.
  await ask.dispatchEvent('click')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(alertOf(page, title)).toHaveCount(0)
})
