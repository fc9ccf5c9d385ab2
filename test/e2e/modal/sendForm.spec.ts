import type { Page } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { approve, expect, frameOf, newReceiver, test } from '../fixtures.js'
import { dialogOf } from '../steps.js'
import {
  amountOf,
  buttonOf,
  chooseToken,
  en,
  expectComplete,
  expectSound,
  logIn,
  modalOf,
  press,
  receiverOf,
  viewOf,
} from './steps.js'

const GWEI = 10n ** 9n
/** vitalik.eth, with one letter of its checksum changed. */
const wrongChecksum = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

async function reviewAndApprove(page: Page) {
  await press(page, en.send.review)
  await approve(page)
  await expectComplete(page, ' sent')
}

const reviewButton = (page: Page) => buttonOf(page, en.send.review)

test('param: the typed amount is sent to the unit, or reported as wrong @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { address } = await logIn(page, local, services)
  const to = newReceiver()
  const says = async (text: string) => {
    await expect(viewOf(page, 'WalletSend')).toContainText(text)
    await expect(reviewButton(page)).toHaveCount(0)
    await expectSound(page)
  }
  await press(page, en.account.send)
  await chooseToken(page, 'USDL')
  await test.step('amounts that cannot be sent', async () => {
    await receiverOf(page).fill(to)
    for (const [amount, text] of [
      ['0', 'The amount must be more than zero'],
      ['0.0000001', 'This token has only 6 decimal places'],
      ['1000.000001', 'Not enough balance'],
    ] as const) {
      await amountOf(page).fill(amount)
      await receiverOf(page).focus()
      await says(text)
    }
    // What is not a number cannot be typed.
    await amountOf(page).fill('1')
    await amountOf(page).pressSequentially('e,2x')
    await expect(amountOf(page)).toHaveValue('1,2')
    await expect(reviewButton(page)).toBeEnabled()
  })
  await test.step('receivers that cannot be paid', async () => {
    await receiverOf(page).fill(wrongChecksum)
    await says("That address isn't valid")
    await receiverOf(page).fill('0x12')
    await receiverOf(page).blur()
    await says("That address isn't valid")
    await receiverOf(page).fill(local.tokens.usd.address)
    await says(en.send.checkAddress)
    await receiverOf(page).fill(address)
    await expect(reviewButton(page)).toBeEnabled()
    await expect(modalOf(page)).toContainText(en.send.warnings.ownAddress)
    await expectSound(page)
    await receiverOf(page).fill(to)
  })
  await test.step('all of a token', async () => {
    await press(page, en.send.useMax)
    await expect(amountOf(page)).toHaveValue('1000')
    await reviewAndApprove(page)
    expect(await services.usd(to)).toBe(1_000_000_000n)
    expect(await services.usd(address)).toBe(0n)
  })
  await test.step('18 digits, with a comma', async () => {
    const before = await services.native(to)
    await press(page, en.account.send)
    await chooseToken(page, 'ETH')
    await amountOf(page).pressSequentially('1,000000000000000001')
    await receiverOf(page).fill(to)
    await expectSound(page)
    await press(page, en.send.review)
    await expect(frameOf(page).getByTestId('amount')).toHaveText(
      '1.000000000000000001 ETH',
    )
    await approve(page)
    await expectComplete(page, ' sent')
    expect((await services.native(to)) - before).toBe(parseEther('1') + 1n)
  })
  await test.step('all of the coin but its fee', async () => {
    const other = newReceiver()
    await press(page, en.account.send)
    await chooseToken(page, 'ETH')
    await receiverOf(page).fill(other)
    await press(page, en.send.useMax)
    const amount = await amountOf(page).inputValue()
    const balance = await services.native(address)
    expect(parseEther(amount)).toBeLessThan(balance)
    await expectSound(page)
    await reviewAndApprove(page)
    expect(formatEther(await services.native(other))).toBe(amount)
    expect(await services.native(address)).toBeLessThan(1_000_000n * GWEI)
  })
  expect(problems).toEqual([])
})

test('behavior: pressed twice it is sent once, by mouse and by keyboard @engines-long', async ({
  local,
  page,
  services,
}) => {
  const { address } = await logIn(page, local, services)
  const count = () => services.client.getTransactionCount({ address })
  async function open(to: string) {
    await press(page, en.account.send)
    await chooseToken(page, 'USDL')
    await amountOf(page).fill('1.5')
    await receiverOf(page).fill(to)
    await expect(reviewButton(page)).toBeEnabled()
  }
  async function expectOnce(to: `0x${string}`, sent: number) {
    await approve(page)
    await expectComplete(page, '1.5 USDL sent')
    await expect(dialogOf(page)).toBeHidden()
    expect(await services.usd(to)).toBe(1_500_000n)
    expect(await count()).toBe(sent)
  }
  const first = newReceiver()
  await open(first)
  await reviewButton(page).dblclick()
  await expectOnce(first, 1)

  const second = newReceiver()
  await open(second)
  // Both before the page has rendered in between.
  const send = reviewButton(page)
  await send.focus()
  const element = await send.elementHandle()
  await Promise.all([
    page.keyboard.press('Enter'),
    element?.dispatchEvent('click'),
  ])
  await expectOnce(second, 2)
})
