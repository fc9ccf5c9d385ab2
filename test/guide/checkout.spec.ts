// e2e/checkout.spec.ts
import { expect, test } from 'latchkey-devnet/playwright'

const app = process.env.APP_URL ?? 'http://localhost:5173'

test('a customer logs in by email and pays', async ({
  approve,
  login,
  page,
}) => {
  await page.goto(app)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await login()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Send to Ada', exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Review' }).click()
  await approve()
  await expect(modal.getByText('1.5 USDL sent')).toBeVisible()
})

test('a customer connects a browser extension', async ({ page, wallet }) => {
  await page.goto(app)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'Mock Wallet' }).click()

  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  const methods = wallet.requests.map(({ method }) => method)
  expect(methods).toContain('wallet_requestPermissions')
})

test('a customer connects a phone, and disconnects it', async ({
  page,
  phone,
}) => {
  await page.goto(app)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'WalletConnect' }).click()
  await phone.scan()
  await phone.approveNext()
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()

  await phone.disconnect()
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeHidden()
})
