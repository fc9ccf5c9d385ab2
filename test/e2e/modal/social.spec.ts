import type { Page } from '@playwright/test'
import type { ModalEntry, ModalView } from 'latchkey'
import { social } from '../../../src/components/strings/social.js'
import { findViolations } from '../axe.js'
import { expect, newEmail, test } from '../fixtures.js'
import { looks } from '../looks.js'
import { answerFarcaster, choose, people } from '../social/steps.js'
import { waitForFrame } from '../steps.js'
import {
  alertOf,
  buttonOf,
  codeOf,
  connectButton,
  en,
  enterCode,
  expectSound,
  modalOf,
  press,
  pressByKey,
  viewOf,
} from './steps.js'

const { continueWith, names } = social

async function openWindow(page: Page, press: () => Promise<unknown>) {
  const opening = page.context().waitForEvent('page')
  await press()
  const popup = await opening
  await expect(popup).toHaveURL(/\/authorize/)
  return popup
}

const expectAccount = (page: Page) =>
  expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 20_000,
  })

test('default: through a provider, by keyboard; then another email @engines', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  const { sub } = await services.steerProvider({
    action: 'add',
    provider: 'google',
    userName: 'grace',
    email,
    isEmailVerified: true,
  })
  await page.goto(local.urls.stage)
  await page.getByRole('button', { name: en.button.connect }).click()
  const popup = await openWindow(page, () =>
    pressByKey(page, buttonOf(page, continueWith(names.google))),
  )
  await expect(modalOf(page).getByRole('status').first()).toContainText(
    social.waiting(names.google),
  )
  await expectSound(page)
  const closed = popup.waitForEvent('close')
  await choose(popup, sub)
  await closed
  await expectAccount(page)

  await openView(page, 'UpdateEmailWallet')
  const next = newEmail()
  const field = modalOf(page).getByRole('textbox', { name: en.email.next })
  await expect(field).toBeFocused()
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(alertOf(page, en.email.same)).toBeVisible()
  await field.fill(next)
  await page.keyboard.press('Enter')
  await expect(viewOf(page, 'UpdateEmailPrimaryOtp')).toContainText(email)
  await expect(codeOf(page)).toBeFocused()
  await expectSound(page)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'UpdateEmailSecondaryOtp')).toContainText(next)
  await enterCode(page, await services.code(next))
  await expect(modalOf(page)).toContainText(en.email.done)
  await expect(modalOf(page)).toContainText(next)
  await expectSound(page)
  await press(page, en.email.finish)
  await expect(viewOf(page, 'Account')).toBeVisible()
  expect(problems).toEqual([])
})

test('behavior: rejected at the provider, then accepted, from the full list @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, social.more)
  await expect(viewOf(page, 'ConnectSocials')).toBeVisible()
  await expectSound(page)
  const popup = await openWindow(page, () => press(page, names.discord))
  await choose(popup)
  await expect(alertOf(page, social.cancelled)).toBeVisible()
  await expectSound(page)
  const again = await openWindow(page, () => press(page, en.common.tryAgain))
  await choose(again, people.ben)
  await expectAccount(page)
})

test('behavior: the window is blocked, then opened by the link @long', async ({
  local,
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = window
    let count = 0
    // As a browser that blocks what it takes for an advertisement.
    window.open = (...args) => (count++ ? open.apply(window, args) : null)
  })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, continueWith(names.github))
  await expect(alertOf(page, social.blocked)).toBeVisible()
  await expectSound(page)
  const popup = await openWindow(page, () =>
    modalOf(page)
      .getByRole('link', { name: social.open(names.github) })
      .click(),
  )
  await choose(popup, people.ada)
  await expectAccount(page)
})

test('behavior: cancelling closes the window too @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const popup = await openWindow(page, () => press(page, continueWith(names.x)))
  const closing = popup.waitForEvent('close')
  await press(page, en.common.cancel)
  await closing
  await expect(buttonOf(page, continueWith(names.x))).toBeVisible()
})

test('behavior: a reload keeps the login, and the window completes it @kept @rest', async ({
  local,
  page,
  problems,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const popup = await openWindow(page, () =>
    press(page, continueWith(names.google)),
  )
  const status = modalOf(page).getByRole('status').first()
  await expect(status).toContainText(social.waitingHint)
  await page.reload()
  await expect(viewOf(page, 'ConnectingSocial')).toContainText(
    social.resumedHint,
  )
  await expectSound(page)
  await choose(popup, people.ada)
  await expectAccount(page)
  await expect.poll(() => popup.isClosed()).toBe(true)
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toContain('pendingSocial')
  expect(problems).toEqual([])
})

test('behavior: a window closed after a reload can be retried in one click @kept @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const popup = await openWindow(page, () =>
    press(page, continueWith(names.github)),
  )
  await page.reload()
  await expect(modalOf(page)).toContainText(social.resumedHint)
  await popup.close()
  const again = await openWindow(page, () => press(page, en.common.tryAgain))
  await choose(again, people.ben)
  await expectAccount(page)
})

test('behavior: a reload keeps Farcaster, with a new code @rest', async ({
  context,
  local,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const copy = async () => {
    await expect(
      modalOf(page).getByRole('img', { name: social.qrLabel }),
    ).toBeVisible()
    await press(page, social.copyLink)
    await expect(buttonOf(page, en.common.copied)).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await press(page, continueWith(names.farcaster))
  const first = await copy()
  await page.reload()
  const second = await copy()
  expect(second).not.toBe(first)
  await expectSound(page)
  await answerFarcaster(page, second, 2_001)
  await expectAccount(page)
})

test('behavior: through Farcaster, after a rejection @long', async ({
  context,
  local,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const copy = async () => {
    await expect(
      modalOf(page).getByRole('img', { name: social.qrLabel }),
    ).toBeVisible()
    await press(page, social.copyLink)
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await press(page, continueWith(names.farcaster))
  const first = await copy()
  // The frame is reloaded when a login is abandoned.
  const reloaded = waitForFrame(page)
  await answerFarcaster(page, first)
  await expect(alertOf(page, social.cancelled)).toBeVisible()
  await reloaded
  await press(page, en.common.tryAgain)
  await answerFarcaster(page, await copy(), 2_003)
  await expectAccount(page)
})

for (const { theme, width } of looks)
  test(`default: nothing that axe knows of, ${theme}, ${width} px @long`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ height: 800, width })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${local.urls.stage}/?theme=${theme}`)
    await page.getByRole('button', { name: en.button.connect }).click()
    await expect(buttonOf(page, continueWith(names.google))).toBeVisible()
    const expectNone = async (name: string) => {
      await expect(modalOf(page).locator('[aria-busy=true]')).toHaveCount(0)
      const violations = await findViolations(page, '[data-latchkey]')
      expect([name, ...violations]).toEqual([name])
      await expectSound(page)
    }
    await expectNone('Connect')
    const field = modalOf(page).getByRole('textbox', { name: en.login.email })
    await field.fill('ada@')
    await expect(buttonOf(page, 'ada@gmail.com')).toBeVisible()
    await expectNone('Connect, with suggestions')
    for (const view of [
      'ConnectSocials',
      'ConnectingSocial',
      'ConnectWallets',
      'UpdateEmailWallet',
      'UpdateEmailPrimaryOtp',
      'UpdateEmailSecondaryOtp',
    ] as const) {
      await openView(page, view)
      await expectNone(view)
    }
    await openView(page, 'ConnectingSocial', { provider: 'apple' })
    await expectNone('ConnectingSocial of a provider')
    await openView(page, 'ConnectingFarcaster')
    await expect(
      modalOf(page).getByRole('img', { name: social.qrLabel }),
    ).toBeVisible()
    await expectNone('ConnectingFarcaster')
    expect(problems).toEqual([])
  })

/** Opens a view directly, without the steps that lead to it. */
const openView = (page: Page, view: ModalView, data?: object) =>
  page.evaluate(
    ({ data, view }) => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [...state.stack, { data, view } as ModalEntry],
      }))
    },
    { data, view },
  )
