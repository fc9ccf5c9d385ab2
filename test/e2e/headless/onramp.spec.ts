import { expect, login, test } from '../fixtures.js'
import { partOf, togglePart } from './steps.js'

test('default: a purchase on the page of the provider arrives @touch', async ({
  context,
  local,
  page,
  problems,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await togglePart(page, 'Buy')
  const part = partOf(page, 'Buy')
  await part.getByLabel('Currency to buy').selectOption('Local Dollar')
  await part.getByLabel('You pay').fill('5')
  await expect(part.getByTestId('buy-error')).toContainText('The minimum')
  const go = part.getByRole('button', { name: 'Go to Coinbase' })
  await expect(go).toBeDisabled()
  await part.getByLabel('You pay').fill('100')
  await expect(part.getByTestId('buy-quote')).toContainText('98.5 USDL')
  await expect(part.getByTestId('buy-quote')).toContainText('100.00 USD')

  const opened = context.waitForEvent('page')
  await go.click()
  const provider = await opened
  expect(new URL(provider.url()).origin).toBe(new URL(local.urls.onramp).origin)
  await expect(provider.locator('#address')).toHaveText(address)
  await expect(provider.locator('#total')).toContainText('100.00')
  await provider.getByRole('button', { name: 'Buy' }).click()
  await expect(provider.getByText('Purchase complete')).toBeVisible()
  expect(await services.usd(address)).toBe(1_098_500_000n)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByTestId('balance-USDL')).toContainText('1098.5 USDL')
  expect(problems).toEqual([])
})

test('error: an estimate is labeled as one, and cannot be bought', async ({
  context,
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  await login(page, services)
  await services.fault({
    service: 'api',
    mode: '500',
    path: '/v1/onramp/quote',
  })
  await togglePart(page, 'Buy')
  const part = partOf(page, 'Buy')
  await part.getByLabel('You pay').fill('100')
  await expect(part.getByTestId('estimate')).toBeVisible()
  await expect(
    part.getByRole('button', { name: 'Go to Coinbase' }),
  ).toBeDisabled()
  expect(context.pages()).toHaveLength(1)
})
