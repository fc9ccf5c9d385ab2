import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import { test } from '../walletConnect/fixtures.js'
import { announceWallets } from './announceWallets.js'
import {
  expectStatus,
  fjord,
  leaveEmailToPage,
  memberOf,
  promptOf,
  sources,
  toUrl,
} from './signInSteps.js'
import {
  accountButton,
  buttonOf,
  connectButton,
  en,
  modalOf,
  press,
} from './steps.js'

const viewOf = (page: Page, name: string) =>
  modalOf(page).locator(`[data-latchkey-view=${name}]`)

const slow = { timeout: 20_000 }

/** The others are asked by the same views, and wait for the long run. */
const toTag = (name: string) => (name.includes('injected') ? '@rest' : '@long')

for (const [name, connect] of Object.entries(sources)) {
  test(`behavior: ${name}, required: cannot be closed, asks again after a reload, cancels ${toTag(name)}`, async ({
    local,
    page,
    services,
    wallet,
  }) => {
    // Two connections and two reloads.
    test.slow()
    await connect({ local, page, services, wallet }, '')
    await expect(promptOf(page)).toBeVisible(slow)
    await expect(promptOf(page)).toContainText(en.signIn.required)
    // It shakes for half a second, which a poll can miss.
    const shaken = page.evaluate(
      () =>
        new Promise<true>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.lk-shake')) return
            observer.disconnect()
            resolve(true)
          }).observe(document.body, { attributes: true, subtree: true })
        }),
    )
    await page.bringToFront()
    // A frame that is still loading can have the focus when a key is pressed.
    let isShaken = false
    shaken.then(() => {
      isShaken = true
    })
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect.poll(() => isShaken, { timeout: 3_000 }).toBe(true)
    }).toPass({ timeout: 20_000 })
    await expect(promptOf(page)).toBeVisible()
    await page.reload()
    await expect(promptOf(page)).toBeVisible(slow)
    await press(page, en.common.cancel)
    await expect(modalOf(page)).toBeHidden()
    await expect(connectButton(page)).toBeVisible()
    await expectStatus(page, 'disconnected')
    await page.reload()
    await expectStatus(page, 'disconnected')
    await expect(modalOf(page)).toBeHidden()
  })

  test(`behavior: ${name}, not required: cancels, and stays connected @long`, async ({
    local,
    page,
    services,
    wallet,
  }) => {
    await connect({ local, page, services, wallet }, '?optional')
    await expect(promptOf(page)).toBeVisible(slow)
    await expect(promptOf(page)).not.toContainText(en.signIn.required)
    await press(page, en.common.cancel)
    await expect(modalOf(page)).toBeHidden()
    await expectStatus(page, 'signedOut')
    await expect(connectButton(page)).toHaveCount(0)
  })
}

test('behavior: a network that is not configured is not asked @long', async ({
  local,
  page,
}) => {
  await announceWallets(page, local, [{ ...fjord, chainId: 5 }])
  await page.goto(toUrl(local))
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await expect(viewOf(page, 'UnsupportedChain')).toBeVisible()
  await expectStatus(page, 'unsupported')
  await expect(promptOf(page)).toHaveCount(0)
})

test('error: sessions that cannot be read disconnect the wallet', async ({
  local,
  noise,
  page,
}) => {
  await announceWallets(page, local, [fjord])
  await page.goto(toUrl(local, '?server'))
  await page.route('**/auth/session', (route) =>
    route.fulfill({ body: 'busy', status: 503 }),
  )
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await expect(
    page.getByText(en.notices.toasts.authenticationFailed()),
  ).toBeVisible()
  await expectStatus(page, 'disconnected')
  await expect(promptOf(page)).toHaveCount(0)
  // The browser's report of the status.
  noise.splice(0)
})

test('behavior: signOutOnNetworkChange ends the session of the server @rest', async ({
  local,
  page,
}) => {
  await announceWallets(page, local, [fjord])
  await page.goto(toUrl(local, '?server&optional'))
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toBeVisible()
  await accountButton(page).click()
  await press(page, /Switch network/)
  await press(page, new RegExp(`^${local.chains[1]?.name}`))
  await expect(promptOf(page)).toBeVisible()
  const session = await page.evaluate(() =>
    fetch('/auth/session').then((one) => one.json()),
  )
  expect(session).toBe(null)
})

for (const isRequired of [false, true])
  test(`behavior: an email address is asked for first, ${isRequired ? 'required' : 'and can be skipped'} @long`, async ({
    local,
    page,
  }) => {
    await announceWallets(page, local, [fjord])
    const capture = viewOf(page, 'DataCapture')
    const skip = buttonOf(page, en.signIn.skip)
    const field = modalOf(page).getByRole('textbox', { name: en.login.email })
    await leaveEmailToPage(page)
    const connect = async () => {
      await connectButton(page).click()
      await press(page, /^Fjord/)
      await expect(capture).toBeVisible(slow)
    }
    await page.goto(toUrl(local, isRequired ? '?email=required' : '?email'))
    await connect()
    await expect(skip).toHaveCount(isRequired ? 0 : 1)
    await test.step('closing disconnects', async () => {
      await page.keyboard.press('Escape')
      await expectStatus(page, 'disconnected')
      await connect()
    })
    await test.step('a reload asks again', async () => {
      await page.reload()
      await expect(capture).toBeVisible(slow)
    })
    if (isRequired) {
      await field.fill('ada@example')
      await press(page, en.email.submit)
      await expect(modalOf(page).getByText(en.login.emailInvalid)).toBeVisible()
      await field.fill('ada@example.com')
      await press(page, en.email.submit)
    } else await skip.click()
    await expect(promptOf(page)).toBeVisible()
    expect(
      await page.evaluate(() => sessionStorage.getItem('subscriber')),
    ).toBe(isRequired ? 'ada@example.com' : null)
    await press(page, en.signIn.sign)
    await expect(memberOf(page)).toContainText('eip155:31337')
    await page.reload()
    await expect(memberOf(page)).toBeVisible()
    await expect(modalOf(page)).toBeHidden()
  })
