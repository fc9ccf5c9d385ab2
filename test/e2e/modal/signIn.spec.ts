import type { Page } from '@playwright/test'
import { parseSiweMessage } from 'viem/siwe'
import { getDevAccount } from '../../browser/injectWallet.js'
import { approve, expect, newEmail, test } from '../fixtures.js'
import { registerWallets } from '../solana/registerWallets.js'
import type { E2eState } from '../state.js'
import { announceWallets } from './announceWallets.js'
import {
  accountButton,
  alertOf,
  answerOf,
  buttonOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectSound,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const fjord = {
  address: getDevAccount(6).address,
  name: 'Fjord',
  rdns: 'test.fjord',
}
const juniper = {
  address: getDevAccount(5).address,
  name: 'Juniper',
  rdns: 'test.juniper',
}

const toUrl = (local: E2eState, query = '') =>
  `${local.urls.dapp}/sign-in.html${query}`
const promptOf = (page: Page) =>
  modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]')
const memberOf = (page: Page) => page.getByTestId('member')
const statusOf = (page: Page) => page.getByTestId('sign-in-status')
const declinedOf = (page: Page) =>
  modalOf(page).getByText(en.notices.toasts.signatureDeclined())

/** Opens the page and connects a wallet, up to the prompt. */
async function connect(page: Page, url: string, name = 'Fjord') {
  await page.goto(url)
  await connectButton(page).click()
  await press(page, new RegExp(`^${name}`))
  await expect(promptOf(page)).toBeVisible()
}

test('default: an injected wallet signs in, reloads, switches and signs out', async ({
  local,
  page,
  problems,
}) => {
  await announceWallets(page, local, [fjord, juniper])
  await connect(page, toUrl(local))
  const { host } = new URL(local.urls.dapp)
  await expect(promptOf(page)).toContainText(en.signIn.title(host))
  await expect(promptOf(page)).toContainText(en.signIn.required)
  await expectSound(page)
  await expect(memberOf(page)).toHaveCount(0)
  await press(page, en.signIn.sign)
  await expect(modalOf(page)).toBeHidden()
  await expect(memberOf(page)).toContainText('eip155:31337')
  await test.step('the text is read by a strict parser', async () => {
    const text = (await page.getByTestId('message').textContent()) ?? ''
    const message = parseSiweMessage(text)
    expect(message).toMatchObject({
      address: fjord.address,
      chainId: 31337,
      domain: host,
      statement: 'Enter the library.',
      version: '1',
    })
    expect(message.nonce).toMatch(/^[0-9a-f]{32}$/)
  })
  await test.step('a reload', async () => {
    await page.reload()
    await expect(memberOf(page)).toBeVisible()
    await expect(modalOf(page)).toBeHidden()
  })
  await test.step('another network has no session', async () => {
    await accountButton(page).click()
    await press(page, /Switch network/)
    await press(page, new RegExp(`^${local.chains[1]?.name}`))
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    // Back to where there is one.
    await press(page, en.common.cancel)
    await expect(modalOf(page)).toBeHidden()
    await expect(memberOf(page)).toContainText('eip155:31337')
  })
  await test.step('sign out', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
    await expect(accountButton(page)).toBeVisible()
    await page.reload()
    await expect(promptOf(page)).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('behavior: declined, then cancelled, disconnects @rest', async ({
  local,
  page,
}) => {
  const wallets = await announceWallets(page, local, [fjord])
  await connect(page, toUrl(local))
  await wallets.answer('Fjord', 'no')
  await press(page, en.signIn.sign)
  await expect(declinedOf(page)).toBeVisible()
  await expect(alertOf(page, en.notices.errors[4001] ?? '')).toBeVisible()
  await expect(promptOf(page)).toBeVisible()
  await test.step('closing is blocked, and shakes', async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('.lk-shake')).toHaveCount(1)
    await expect(promptOf(page)).toBeVisible()
  })
  await test.step('a reload in the middle asks again', async () => {
    await page.reload()
    await expect(promptOf(page)).toBeVisible()
  })
  await press(page, en.common.cancel)
  await expect(modalOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
  await expect(statusOf(page)).toHaveAttribute('data-status', 'disconnected')
})

test('behavior: where no session is required, the prompt can be closed @rest @long', async ({
  local,
  page,
}) => {
  await announceWallets(page, local, [fjord])
  await connect(page, toUrl(local, '?optional'))
  await expect(promptOf(page)).not.toContainText(en.signIn.required)
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
  await test.step('the hook asks by itself', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(memberOf(page)).toBeVisible()
  })
})

test('behavior: another account has its own session, and two tabs agree @rest @long', async ({
  context,
  local,
  page,
}) => {
  await announceWallets(page, local, [fjord, juniper])
  await connect(page, toUrl(local))
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toBeVisible()
  const second = await context.newPage()
  await announceWallets(second, local, [fjord, juniper])
  await second.goto(toUrl(local))
  await expect(memberOf(second)).toBeVisible()
  await second.getByRole('button', { name: 'Sign out' }).click()
  await expect(statusOf(second)).toHaveAttribute('data-status', 'signedOut')
  await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberOf(second)).toBeVisible()
  await expect(memberOf(page)).toBeVisible()
})

test('behavior: an email login signs in without another prompt', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  await page.goto(toUrl(local))
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(memberOf(page)).toContainText('eip155:31337', {
    timeout: 20_000,
  })
  // As after every login.
  await expect(viewOf(page, 'Account')).toBeVisible()
  const text = (await page.getByTestId('message').textContent()) ?? ''
  expect(parseSiweMessage(text)).toMatchObject({
    chainId: 31337,
    domain: new URL(local.urls.dapp).host,
    statement: 'Enter the library.',
  })
  await page.reload()
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  await expect(modalOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('behavior: a later sign-in of the embedded wallet is approved in the frame @rest', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  await page.goto(toUrl(local))
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.reload()
  await expect(promptOf(page)).toBeVisible({ timeout: 20_000 })
  await test.step('declined in the frame', async () => {
    await press(page, en.signIn.sign)
    await expect(viewOf(page, 'ApproveTransaction')).toBeVisible()
    await answerOf(page, 'Reject').click()
    await expect(declinedOf(page)).toBeVisible()
    await expect(promptOf(page)).toBeVisible()
  })
  await press(page, en.common.tryAgain)
  await approve(page)
  await expect(memberOf(page)).toContainText('eip155:31337')
  await expect(modalOf(page)).toBeHidden()
  await page.reload()
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  expect(problems).toEqual([])
})

test('behavior: a Solana wallet signs in @rest @long', async ({
  local,
  page,
}) => {
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await connect(page, toUrl(local), 'Ember')
  await wallets.answer('Ember', 'no')
  await press(page, en.signIn.sign)
  await expect(declinedOf(page)).toBeVisible()
  await wallets.answer('Ember', 'yes')
  await press(page, en.common.tryAgain)
  await expect(memberOf(page)).toContainText('solana:localnet')
  await expect(page.getByTestId('message')).toContainText(
    'wants you to sign in with your Solana account',
  )
  await page.reload()
  await expect(memberOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
})

test('behavior: without any component @rest @long', async ({
  local,
  page,
  problems,
}) => {
  await announceWallets(page, local, [fjord])
  await page.goto(toUrl(local, '?headless'))
  await expect(statusOf(page)).toHaveAttribute('data-status', 'disconnected')
  await expect(buttonOf(page, en.signIn.sign)).toHaveCount(0)
  await page.getByRole('button', { name: 'Fjord' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
  expect(problems).toEqual([])
})

test('behavior: a hosted service confirms an email address, and keeps the session @rest @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  await announceWallets(page, local, [fjord])
  await page.goto(toUrl(local, '?hosted&email=required'))
  await services.setFeatures([
    { id: 'email_capture', isEnabled: true, config: ['required'] },
  ])
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await expect(viewOf(page, 'DataCapture')).toBeVisible()
  await modalOf(page).getByRole('textbox', { name: en.login.email }).fill(email)
  await press(page, en.email.submit)
  await expect(viewOf(page, 'DataCaptureOtpConfirm')).toContainText(email)
  await enterCode(page, await services.code(email))
  await expect(promptOf(page)).toBeVisible()
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toContainText('eip155:31337')
  await expect(modalOf(page)).toBeHidden()
  await page.reload()
  await expect(memberOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
  expect(problems).toEqual([])
})

test('behavior: a server keeps the session, across tabs, accounts and a disconnect @rest', async ({
  context,
  local,
  page,
  problems,
}) => {
  const url = toUrl(local, '?server')
  const readSession = () =>
    page.evaluate(() => fetch('/auth/session').then((one) => one.json()))
  await announceWallets(page, local, [fjord, juniper])
  await connect(page, url)
  expect(await readSession()).toBe(null)
  await press(page, en.signIn.sign)
  await expect(modalOf(page)).toBeHidden()
  await expect(memberOf(page)).toContainText('eip155:31337')
  await test.step('the server knows the account, by a cookie that scripts cannot read', async () => {
    expect(await readSession()).toMatchObject({
      address: fjord.address,
      chainId: 'eip155:31337',
    })
    const cookies = await context.cookies(local.urls.dapp)
    const cookie = cookies.find(({ name }) => name === 'latchkey-session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })
  await test.step('a reload', async () => {
    await page.reload()
    await expect(memberOf(page)).toBeVisible()
    await expect(modalOf(page)).toBeHidden()
  })
  await test.step('two tabs agree', async () => {
    const second = await context.newPage()
    await announceWallets(second, local, [fjord, juniper])
    await second.goto(url)
    await expect(memberOf(second)).toBeVisible()
    await second.getByRole('button', { name: 'Sign out' }).click()
    await expect(statusOf(page)).toHaveAttribute('data-status', 'signedOut')
    expect(await readSession()).toBe(null)
    await second.getByRole('button', { name: 'Sign in' }).click()
    await expect(memberOf(page)).toBeVisible()
    await second.close()
  })
  await test.step('another account has to sign in', async () => {
    await accountButton(page).click()
    await press(page, /Your wallets/)
    await press(page, en.account.connectAnother)
    await press(page, /^Juniper/)
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    await press(page, en.signIn.sign)
    await expect(memberOf(page)).toBeVisible()
    await expect
      .poll(async () => (await readSession())?.address)
      .toBe(juniper.address)
  })
  await test.step('disconnecting signs out at the server', async () => {
    await page.reload()
    await accountButton(page).click()
    await press(page, new RegExp(`^${en.account.disconnect}`))
    await expect.poll(readSession).toBe(null)
  })
  expect(problems).toEqual([])
})
