import { approve, expect, frameOf, newEmail, test } from '../fixtures.js'
import { createChain, isSignedBy, newSolanaReceiver } from './chain.js'
import { readText } from './steps.js'

test('default: the frame as a wallet adapter, in a page without the kit @kept @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const chain = createChain(local)
  const email = newEmail()
  const to = newSolanaReceiver()
  const button = (name: string) => page.getByRole('button', { name })
  const shownAddress = page.getByTestId('address')
  await page.goto(local.urls.adapter)
  await page.getByLabel('Email').fill(email)
  await button('Mail a code').click()
  await expect(page.getByTestId('login')).toHaveText('VERIFY_OTP')
  await page.getByLabel('Code').fill(await services.code(email))
  await button('Log in').click()
  await expect(page.getByTestId('wallet')).toHaveText('Email')
  await expect(shownAddress).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const address = await readText(page, 'address')
  await expect.poll(() => chain.sol(address)).toBe(10_000_000_000n)

  await button('Sign').click()
  await expect(frameOf(page).getByTestId('message')).toContainText(
    'Latchkey was here',
  )
  await approve(page)
  const signed = page.getByTestId('sign')
  await expect(signed).toHaveText(/^\d+(,\d+){63}$/)
  const signature = Uint8Array.from(
    (await readText(page, 'sign')).split(','),
    Number,
  )
  expect(isSignedBy(address, 'Latchkey was here', signature)).toBe(true)

  const sent = page.getByTestId('send')
  await page.getByLabel('To').fill(to)
  await page.getByLabel('Lamports').fill('1500000001')
  await button('Send').click()
  await frameOf(page).getByTestId('reject').click()
  await expect(sent).toHaveText(
    'WalletSignTransactionError: User rejected the request.',
  )
  expect(await chain.sol(to)).toBe(0n)
  await button('Send').click()
  await expect(frameOf(page).getByTestId('amount')).toContainText('1.500000001')
  await approve(page)
  await expect(sent).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  await expect.poll(() => chain.sol(to)).toBe(1_500_000_001n)
  const fee = await chain.fee(await readText(page, 'send'))
  expect(await chain.sol(address)).toBe(8_499_999_999n - fee)

  await page.reload()
  await expect(shownAddress).toHaveText(address)
  await button('Disconnect').click()
  await expect(shownAddress).toBeEmpty()
  await page.reload()
  await expect(button('Disconnect')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(problems).toEqual([])
})
