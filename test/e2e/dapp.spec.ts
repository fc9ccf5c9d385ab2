import type { Page } from '@playwright/test'
import { findViolations } from './axe.js'
import { approve, expect, newEmail, test } from './fixtures.js'

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: title }),
  })

test('default: the first minute, in which each step is ticked off automatically @engines-long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  await page.goto(local.urls.dapp)
  await expectAllUp(page)
  const connect = step(page, 'Connect by email')
  await expect(connect).toHaveAttribute('aria-current', 'step')
  await expect(connect.getByRole('link')).toHaveAttribute(
    'href',
    local.urls.mailbox,
  )
  await connect.getByRole('button').click()
  const modal = page.locator('dialog.lk-dialog')
  await modal.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await modal
    .getByLabel('Code')
    .first()
    .fill(await services.code(email))
  await expect(modal.getByText('Total balance')).toBeAttached()
  await page.keyboard.press('Escape')

  await expect(connect).toContainText('(done)')
  const see = step(page, 'See what you have')
  await expect(see).toContainText('1,000 USDL')
  await expect(see).toContainText('(done)')
  await see.getByRole('button', { name: 'Buy' }).click()
  await expect(modal.getByLabel('Amount you pay')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  const send = step(page, 'Send 1.5 USDL to Ada')
  await expect(send).toHaveAttribute('aria-current', 'step')
  await send.getByRole('button', { name: 'Send to Ada' }).click()
  await modal.getByRole('button', { name: 'Review' }).click()
  await approve(page)
  await expect(modal.getByText('1.5 USDL sent')).toBeVisible()
  // Lines, not a filled disc.
  const tick = modal.locator('.lk-tick > path')
  await expect(tick).toHaveCSS('fill', 'none')
  await expect(tick).not.toHaveCSS('stroke', 'none')
  await page.keyboard.press('Escape')
  await expect(send).toContainText('Ada has it.')

  // The other namespace is there all along, and needs no switch on the page.
  await expect(see.getByTestId('holdings-eip155')).toContainText('USDL')
  await expect(see.getByTestId('holdings-solana')).toContainText('10 SOL')
  const other = step(page, 'Send 0.5 SOL to Ada')
  await expect(other).toHaveAttribute('aria-current', 'step')
  await other.getByRole('button', { name: 'Send to Ada on Solana' }).click()
  await modal.getByRole('button', { name: 'Review' }).click()
  await approve(page)
  await expect(modal.getByText('0.5 SOL sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(other).toContainText('Ada has it.')
  await expect(see.getByTestId('holdings-solana')).toContainText(/9\.4\d\d SOL/)
  await expect(see.getByTestId('holdings-eip155')).toContainText('998.5 USDL')
  expect(problems).toEqual([])
})

test('behavior: shows that an email has arrived, and that a service is down @long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await page.goto(local.urls.dapp)
  await services.fault({ service: 'api', mode: '500' })
  const api = page
    .getByRole('listitem')
    .filter({ hasText: 'balances, swaps, names' })
  await expect(api).toContainText('Down')
  await services.heal()
  await expect(api).toContainText('Up')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const modal = page.locator('dialog.lk-dialog')
  await modal.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A mail has arrived.')).toBeVisible()
})

test('behavior: the chosen look is kept, and nothing needs a wide screen @long', async ({
  local,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(local.urls.dapp)
  await expectAllUp(page)
  expect(await findViolations(page)).toEqual([])
  const button = page.getByRole('button', { name: 'Connect wallet' })
  const read = () =>
    button.evaluate((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element)
      return { backgroundColor, colorScheme }
    })
  const first = await read()
  expect(first.colorScheme).toBe('dark')
  await page.getByText('Light', { exact: true }).click()
  await page.getByText('Violet', { exact: true }).click()
  const chosen = {
    backgroundColor: 'oklch(0.54 0.2 295)',
    colorScheme: 'light',
  }
  await expect.poll(read).toEqual(chosen)
  await page.reload()
  await expect.poll(read).toEqual(chosen)
  const isWide = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isWide)).toBe(false)
})

test('behavior: the hero is the account view, to look at only @long', async ({
  local,
  page,
  problems,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(local.urls.dapp)
  const hero = page.locator('.hero [inert][aria-hidden="true"]')
  await expect(hero.locator('.lk-embedded')).toContainText('ada.reown.id')
  await expect(hero.getByText('25,000.00')).toBeVisible()
  const read = () =>
    hero
      .locator('.lk-embedded')
      .evaluate((element) => getComputedStyle(element).colorScheme)
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(read).toBe('light')
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(read).toBe('dark')
  // The page's own kit, focus and history are left alone.
  await expect(
    page.getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible()
  expect(
    await hero.evaluate((one) => one.contains(document.activeElement)),
  ).toBe(false)
  expect(await page.evaluate(() => history.state)).toBeNull()
  expect(
    requests.filter((url) => new URL(url).hostname.endsWith('.test')),
  ).toEqual([])
  expect(problems).toEqual([])
})

/** Expects each service that the page lists to be up. */
async function expectAllUp(page: Page) {
  const places = page
    .getByRole('region', { name: 'Running here' })
    .getByRole('listitem')
  const up = places.filter({ has: page.getByText('Up', { exact: true }) })
  await expect(up.first()).toBeVisible()
  await expect
    .poll(async () => (await places.count()) - (await up.count()))
    .toBe(0)
}
