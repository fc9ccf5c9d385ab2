import { parseEther, parseUnits } from 'viem'
import { approve, expect, newEmail, newReceiver, test } from '../fixtures.js'
import {
  amountOf,
  buttonOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectComplete,
  modalOf,
  press,
  receiverOf,
  viewOf,
} from './steps.js'

test.describe.configure({ timeout: 120_000 })

test('behavior: with the API down, native coin is sent, and a token given by its address', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  const email = newEmail()
  const { usd } = local.tokens
  await services.fault({ service: 'api', mode: 'down' })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(buttonOf(page, en.account.send)).toBeVisible({ timeout: 20_000 })

  await test.step('native coin', async () => {
    await press(page, en.account.send)
    await expect(viewOf(page, 'WalletSend')).toContainText('ETH')
    await amountOf(page).fill('0.25')
    await receiverOf(page).fill(to)
    await press(page, en.send.review)
    await approve(page)
    await expectComplete(page, ' sent')
    expect(await services.native(to)).toBe(parseEther('0.25'))
  })

  await test.step('a token by its address', async () => {
    await press(page, en.account.send)
    await press(page, /Change token$/)
    await modalOf(page)
      .getByRole('textbox', { name: en.send.tokenAddress })
      .fill(usd.address)
    await press(page, new RegExp(usd.symbol))
    await expect(viewOf(page, 'WalletSend')).toContainText(usd.symbol)
    await amountOf(page).fill('1.5')
    await receiverOf(page).fill(to)
    await press(page, en.send.review)
    await approve(page)
    await expectComplete(page, ' sent')
    expect(await services.usd(to)).toBe(parseUnits('1.5', usd.decimals))
  })
})
