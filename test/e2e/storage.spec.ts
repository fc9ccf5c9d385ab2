import { approve, expect, login, newReceiver, test } from './fixtures.js'
import { reloadFrame, send } from './steps.js'

test('default: the main job works while the tab is open, and missing storage is reported @storage @touch', async ({
  local,
  page,
  services,
}, { project }) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await expect(page.getByTestId('not-kept')).toHaveCount(
    project.name === 'blocked' ? 1 : 0,
  )
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

test('behavior: a reload keeps account and session where storage allows it @storage', async ({
  local,
  page,
  services,
}, { project }) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await page.reload()
  if (project.name === 'blocked') {
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByTestId('error')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await login(page, services)
    return
  }
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(address)
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
}, { project }) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  const next = await context.newPage()
  await next.goto(local.urls.app)
  await page.close()
  if (project.name === 'blocked') {
    await expect(next.getByLabel('Email')).toBeVisible()
    return
  }
  await expect(next.getByTestId('address')).toHaveText(address)
  await expect(next.getByTestId('status')).toHaveText('connected')
})

test('behavior: a reloaded frame stays consistent about the account @storage @long', async ({
  local,
  page,
  services,
}, { project }) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await reloadFrame(page, local)
  const to = newReceiver()
  if (project.name === 'blocked') {
    // The keys were in the frame's memory: whichever asks first, the send or
    // the kit, learns that the login has ended.
    page.setDefaultTimeout(3_000)
    await send(page, { amount: '1', to }).catch(() => {})
    page.setDefaultTimeout(15_000)
    await expect(page.getByLabel('Email')).toBeVisible()
    await login(page, services)
  }
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)
  if (project.name !== 'blocked')
    await expect(page.getByTestId('address')).toHaveText(address)
})
