import { getAddress } from 'viem'
import {
  approve,
  expect,
  frameOf,
  newEmail,
  newReceiver,
  test,
} from '../fixtures.js'
import { dialogOf } from '../steps.js'
import {
  accountButton,
  amountOf,
  approveByKey,
  chooseToken,
  codeOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectApprovable,
  expectSound,
  modalOf,
  press,
  pressByKey,
  readAddress,
  receiverOf,
  tabTo,
  viewOf,
} from './steps.js'

const screens = [
  { height: 800, width: 1280 },
  { height: 844, width: 390 },
]

for (const screen of screens) {
  test(`default: email, code, send 1.5, approve, by mouse, ${screen.width} px${screen.width === 1280 ? ' @long' : ' @touch @engines-long'}`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    const email = newEmail()
    const to = newReceiver()
    await page.setViewportSize(screen)
    await page.goto(local.urls.dapp)
    await connectButton(page).click()
    await expect(viewOf(page, 'Connect')).toBeVisible()
    await expectSound(page)
    await enterEmail(page, email)
    await expect(viewOf(page, 'EmailVerifyOtp')).toContainText(email)
    await expect(codeOf(page)).toBeFocused()
    await expectSound(page)
    await enterCode(page, await services.code(email))

    const account = viewOf(page, 'Account')
    await expect(account).toContainText('1,000 USDL', { timeout: 20_000 })
    await expect(account).toContainText('10 ETH')
    await expect(account).toContainText('50 GOLD')
    await expectSound(page)
    const address = await readAddress(page)
    expect(await services.usd(address)).toBe(1_000_000_000n)

    await press(page, en.account.send)
    await expect(viewOf(page, 'WalletSend')).toBeVisible()
    await expectSound(page)
    await chooseToken(page, 'USDL')
    await expectSound(page)
    await amountOf(page).fill('1.5')
    await receiverOf(page).fill(to)
    await expect(viewOf(page, 'WalletSend')).toContainText(
      en.send.warnings.firstTime,
    )
    await expectSound(page)
    // The card is the review: it has the facts, and they are asked once.
    await press(page, en.send.review)
    await expectApprovable(page)
    const card = frameOf(page)
    await expect(card.getByTestId('amount')).toHaveText('1.5 USDL')
    await expect(card.getByTestId('amount-worth')).toHaveText('≈ $1.50')
    await expect(card.getByTestId('receiver')).toHaveAttribute(
      'data-value',
      getAddress(to),
    )
    await expect(card.getByTestId('fee')).toContainText('ETH')
    await approve(page)

    const complete = viewOf(page, 'TransactionComplete')
    await expect(complete).toContainText('1.5 USDL sent')
    await expect(complete).toContainText(to)
    await expectSound(page)
    await press(page, en.send.done)
    await expect(account).toContainText('998.5 USDL')
    await expect(account).not.toContainText(/Sending|Sent/)
    await expectSound(page)
    await expect(dialogOf(page)).toBeHidden()
    expect(await services.usd(to)).toBe(1_500_000n)
    expect(await services.usd(address)).toBe(998_500_000n)
    await press(page, en.common.close)
    await expect(modalOf(page)).toBeHidden()
    await expect(accountButton(page)).toBeFocused()
    expect(problems).toEqual([])
  })

  test(`default: the same by keyboard alone, ${screen.width} px${screen.width === 390 ? ' @long' : ' @engines'}`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    const email = newEmail()
    const to = newReceiver()
    const { keyboard } = page
    const modal = modalOf(page)
    await page.setViewportSize(screen)
    await page.goto(local.urls.dapp)
    await pressByKey(page, connectButton(page))
    await expect(viewOf(page, 'Connect')).toBeVisible()
    await expectSound(page)
    await tabTo(page, modal.getByRole('textbox', { name: en.login.email }))
    await keyboard.type(email)
    await keyboard.press('Enter')
    await expect(codeOf(page)).toBeFocused()
    await keyboard.type(await services.code(email))

    const account = viewOf(page, 'Account')
    await expect(account).toContainText('1,000 USDL', { timeout: 20_000 })
    await expectSound(page)
    const named = (name: string | RegExp) =>
      modal.getByRole('button', { exact: true, name })
    await pressByKey(page, named(en.account.send), 'Space')
    await expect(amountOf(page)).toBeFocused()
    await pressByKey(page, named(/Change token$/))
    await expect(viewOf(page, 'WalletSendSelectToken')).toBeVisible()
    await pressByKey(page, named(/USDL/), 'Space')
    await expect(amountOf(page)).toBeFocused()
    await keyboard.type('1.5')
    await tabTo(page, receiverOf(page))
    await keyboard.type(to)
    await pressByKey(page, named(en.send.review), 'Space')
    await approveByKey(page)

    await expect(viewOf(page, 'TransactionComplete')).toContainText(to)
    await expect(named(en.send.done)).toBeFocused()
    await expectSound(page)
    await keyboard.press('Enter')
    await expect(account).toBeVisible()
    expect(await services.usd(to)).toBe(1_500_000n)
    expect(await services.usd(await readAddress(page))).toBe(998_500_000n)
    await keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(accountButton(page)).toBeFocused()
    expect(problems).toEqual([])
  })
}
