import {
  approve,
  expect,
  frameOf,
  login,
  newReceiver,
  test,
} from './fixtures.js'

test('default: email, code, funded balance, send 1.5, approve, done @engines-long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await expect(page.getByTestId('balance-USDL')).toContainText('1000 USDL')
  const before = await services.usd(address)
  expect(before).toBe(1_000_000_000n)

  const to = newReceiver()
  await page.getByLabel('Token').selectOption({ label: 'USDL' })
  await page.getByLabel('Amount').fill('1.5')
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Send', exact: true }).click()

  const frame = frameOf(page)
  await expect(frame.getByTestId('origin')).toContainText(
    new URL(local.urls.app).host,
  )
  await expect(frame.getByTestId('amount')).toContainText('1.5')
  await expect(frame.getByTestId('chain')).toContainText('31337')
  const receiver = await frame.getByTestId('receiver').textContent()
  expect(receiver?.replace(/\s/g, '').toLowerCase()).toContain(to.toLowerCase())
  await approve(page)

  await expect(page.getByTestId('sent')).toBeVisible()
  const hash = await page.getByTestId('hash').textContent()
  const receipt = await services.client.getTransactionReceipt({
    hash: hash as `0x${string}`,
  })
  expect(receipt.status).toBe('success')
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await services.usd(address)).toBe(before - 1_500_000n)
  await expect(page.getByTestId('balance-USDL')).toContainText('998.5 USDL')
  await expect(page.locator('dialog[data-latchkey-frame]')).toBeHidden()
  expect(problems).toEqual([])
})

test('behavior: a reload keeps the connection @kept @engines', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(address)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('behavior: disconnecting persists and reaches a second tab @kept @engines-long @rest', async ({
  context,
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  await login(page, services)
  const second = await context.newPage()
  await second.goto(local.urls.app)
  await expect(second.getByTestId('status')).toHaveText('connected')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(second.getByLabel('Email')).toBeVisible()
  for (const tab of [page, second]) {
    await tab.reload()
    await expect(tab.getByLabel('Email')).toBeVisible()
    await expect(tab.locator('iframe')).toHaveCount(0)
  }
})

test('behavior: rejected in the frame, nothing is sent, and the next attempt works @long @touch', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  const to = newReceiver()
  await page.getByLabel('Amount').fill('2')
  await page.getByLabel('To', { exact: true }).fill(to)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await frameOf(page).getByTestId('reject').click()
  await expect(page.getByTestId('error')).toContainText('rejected')
  expect(await services.usd(to)).toBe(0n)
  await send.click()
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(2_000_000n)
  expect(await services.usd(address)).toBe(998_000_000n)
})
