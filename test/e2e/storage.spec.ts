import { approve, expect, login, newReceiver, test } from './fixtures.js'
import { reloadFrame, send } from './steps.js'

// Where the browser blocks the frame's storage, a window of the wallet keeps
// the keys, and a cookie of the frame the login.

test('default: the main job works, and no account is said to be lost @storage @touch', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await expect(page.getByTestId('not-kept')).toHaveCount(0)
  for (const amount of ['1.5', '2']) {
    const to = newReceiver()
    await send(page, { amount, to })
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(BigInt(Number(amount) * 1e6))
  }
  expect(await services.usd(address)).toBe(996_500_000n)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('behavior: a reload keeps account and session @storage', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(address)
  await expect(page.getByTestId('not-kept')).toHaveCount(0)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)
})

test('behavior: a closed tab leaves the account to the next tab @storage @long', async ({
  context,
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  const next = await context.newPage()
  await next.goto(local.urls.app)
  await page.close()
  await expect(next.getByTestId('address')).toHaveText(address)
  await expect(next.getByTestId('status')).toHaveText('connected')
})

test('behavior: a reloaded frame stays consistent about the account @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await reloadFrame(page, local)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)
  await expect(page.getByTestId('address')).toHaveText(address)
})
