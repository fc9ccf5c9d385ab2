import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Services } from './createServices.js'
import { keepAccounts } from './keepSteps.js'
import { test as base } from './servicesTest.js'
import { isTouched, tapInstead } from './tapInstead.js'
import { type Violation, watchViolations } from './watchViolations.js'

type Options = {
  /**
   * Opens the window that keeps the account, as users do, wherever a frame
   * asks for it: where storage is blocked, every login does.
   */
  opensKeepWindow: boolean
}

type Fixtures = {
  /** Everything the page logged as an error, and every error it threw. */
  problems: string[]
  /**
   * Violations of the Content Security Policy by pages and their frames. A
   * test fails with any, unless it expects and removes them.
   */
  violations: Violation[]
}

export const test = base.extend<Fixtures & Options>({
  opensKeepWindow: [true, { option: true }],
  context: async ({ context, hasTouch, opensKeepWindow }, use, { project }) => {
    if (hasTouch) tapInstead(context)
    const isNeeded = opensKeepWindow && project.name === 'blocked'
    const stop = isNeeded ? keepAccounts(context) : () => {}
    await use(context)
    stop()
  },
  // The size of Chromium's pages, where the browser's window sets it.
  page: async ({ page, viewport }, use) => {
    if (!viewport) await page.setViewportSize({ height: 720, width: 1280 })
    await use(page)
  },
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await use(problems)
  },
  violations: [
    async ({ browser, context }, use) => {
      const violations: Violation[] = []
      await watchViolations(context, violations)
      // Tests open browsers of other users too.
      const { newContext } = browser
      browser.newContext = async (options) => {
        const other = await newContext.call(browser, options)
        await watchViolations(other, violations)
        return other
      }
      await use(violations)
      browser.newContext = newContext
      expect(violations, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let count = 0
/** Returns a fresh address for every test, so that no cooldown is shared. */
export function newEmail() {
  count += 1
  return `person.${process.pid}.${Date.now()}.${count}@example.com`
}

/** Returns a receiver that was never used before. */
export function newReceiver(): `0x${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Buffer.from(bytes).toString('hex')}`
}

export const frameOf = (page: Page) =>
  page.frameLocator('dialog[data-latchkey-frame] iframe')

/** The card that can be answered: the one before it stays for a moment. */
export const cardOf = (frame: FrameLocator | Frame) =>
  frame.locator('.card:not([inert])')

/** Logs in through the playground page. */
export async function login(
  page: Page,
  services: Services,
  email = newEmail(),
) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  // The kit itself waits 20 s for the frame, and 30 s for an answer.
  const patience = { timeout: 20_000 }
  await expect(page.getByLabel('Code')).toBeVisible(patience)
  await page.getByLabel('Code').fill(await services.code(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('address')).toBeVisible(patience)
  const address = await page.getByTestId('address').textContent()
  const user = { address: address as `0x${string}`, email }
  // A login waits for the faucet for a limited time only.
  await expect
    .poll(() => services.usd(user.address), { timeout: 20_000 })
    .toBeGreaterThan(0n)
  return user
}

/**
 * Reads the card to its end, as required, and approves: in the frame, or in
 * the window that the frame opens where it cannot detect what covers it.
 */
export async function approve(page: Page) {
  const frame = frameOf(page)
  // Which of the two is shown together with the request.
  const card = frame.locator('.card[aria-busy=false]:not([inert])')
  await expect(card.getByTestId(/^(approve|continue)$/)).toBeVisible()
  const next = card.getByTestId('continue')
  if (!(await next.isVisible()))
    return approveCard(frame, frame.getByTestId('approve'))
  const opening = page.context().waitForEvent('page')
  await next.click()
  const opened = await opening
  // It closes itself, often before the click has returned.
  const closed = new Promise<void>((resolve) => {
    opened.once('close', () => resolve())
  })
  await Promise.race([
    closed,
    approveCard(opened, opened.getByTestId('approve')).catch(
      (error: unknown) => {
        if (!opened.isClosed()) throw error
      },
    ),
  ])
  await closed
}

async function approveCard(card: Page | FrameLocator, button: Locator) {
  await expect(button).toBeVisible()
  await card
    .locator('.body')
    .evaluate((body) => body.scrollTo(0, body.scrollHeight))
  await press(button)
}

/** Presses as users do: the pointer rests on the button for a moment first. */
export async function press(button: Locator) {
  await expect(button).toBeEnabled()
  // A finger has no position before it taps.
  if (isTouched(button)) return button.tap()
  await button.hover()
  await button.page().waitForTimeout(AIM_MS)
  await expect(button).toBeEnabled()
  // A window that has its answer closes before the click has ended.
  await button.click().catch((error) => {
    if (!button.page().isClosed()) throw error
  })
}

/** Much longer than the frame's page requires the pointer to rest there. */
const AIM_MS = 500
