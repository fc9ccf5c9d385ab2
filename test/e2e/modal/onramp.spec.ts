import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openView } from './openView.js'
import {
  alertOf,
  buttonOf,
  en,
  expectSound,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const { buy } = en
const amountOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: buy.amountHint })

async function chooseDollar(page: Page) {
  await press(page, /Change token$/)
  await expect(viewOf(page, 'OnRampTokenSelect')).toBeVisible()
  await press(page, /Local Dollar/)
  await expect(viewOf(page, 'OnRampProviders')).toBeVisible()
}

test('default: a purchase on the page of the provider arrives @long @touch @engines-long', async ({
  context,
  local,
  page,
  problems,
  services,
}) => {
  const url = local.urls.stage
  const { address } = await logIn(page, local, services, { url })
  await openView(page, 'OnRampProviders')
  await expect(buttonOf(page, buy.enterAmount)).toBeVisible()
  await chooseDollar(page)
  await test.step('what cannot be paid', async () => {
    await amountOf(page).fill('5')
    await expect(modalOf(page)).toContainText('The minimum is')
    await expect(buttonOf(page, buy.checkAmount)).toBeVisible()
    await expectSound(page)
  })
  await test.step('other money, and back', async () => {
    await press(page, /Change currency$/)
    await press(page, /Euro/)
    await amountOf(page).fill('100')
    await expect(modalOf(page)).toContainText('108.35')
    await press(page, /Change currency$/)
    await press(page, /US Dollar/)
  })
  await expect(amountOf(page)).toHaveValue('100')
  await expect(modalOf(page)).toContainText('98.5')
  await expect(modalOf(page)).toContainText(buy.fees('1.50 USD'))
  await expectSound(page)

  const opened = context.waitForEvent('page')
  await press(page, buy.continueAt('Coinbase'))
  const provider = await opened
  await expect(viewOf(page, 'BuyInProgress')).toContainText(
    buy.waiting('Coinbase'),
  )
  await expectSound(page)
  await expect(provider.locator('#address')).toHaveText(address)
  await expect(provider.locator('#total')).toContainText('100.00')
  const link = modalOf(page).getByRole('link', {
    name: buy.notOpened('Coinbase'),
  })
  await expect(link).toHaveAttribute('href', provider.url())
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await provider.getByRole('button', { name: 'Buy' }).click()
  await expect(provider.getByText('Purchase complete')).toBeVisible()
  await page.bringToFront()
  await expect(modalOf(page)).toContainText(buy.arrived('98.5 USDL'), {
    timeout: 25_000,
  })
  // The provider shows the receiving address.
  await expect(modalOf(page)).toContainText(address)
  await press(page, buy.done)
  await expect(viewOf(page, 'Account')).toContainText('1,098.5 USDL')
  expect(problems).toEqual([])
})

test('behavior: another provider sells its own assets, and stopping buys nothing @long', async ({
  context,
  local,
  page,
  services,
}) => {
  await logIn(page, local, services, { url: local.urls.stage })
  await openView(page, 'OnRampProviders')
  await amountOf(page).fill('100')
  await press(page, /Meld\.io/)
  await expect(modalOf(page)).toContainText(buy.sells('USDC'))
  const opened = context.waitForEvent('page')
  await press(page, buy.continueAt('Meld.io'))
  await (await opened).close()
  await expect(modalOf(page)).toContainText(buy.waiting('Meld.io'))
  await press(page, buy.stop)
  await expect(modalOf(page)).toContainText(buy.stoppedHint)
  await press(page, buy.tryAgain)
  await expect(amountOf(page)).toHaveValue('100')
  await openView(page, 'BuyInProgress')
  await expect(modalOf(page)).toContainText(buy.nothing)
})

test('error: an estimate is labeled as one, and cannot be bought @long', async ({
  context,
  local,
  page,
  services,
}) => {
  await logIn(page, local, services, { url: local.urls.stage })
  const path = '/v1/onramp/quote'
  await services.fault({ service: 'api', mode: '500', path })
  await openView(page, 'OnRampProviders')
  await amountOf(page).fill('100')
  await expect(alertOf(page, buy.estimateTitle)).toBeVisible()
  await expect(modalOf(page)).toContainText('≈ 100 USD')
  await expect(buttonOf(page, buy.noPrice)).toBeDisabled()
  await amountOf(page).press('Enter')
  await expectSound(page)
  expect(context.pages()).toHaveLength(1)
})
