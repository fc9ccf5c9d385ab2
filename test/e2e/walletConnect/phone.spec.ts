import { mergeTests, type Page } from '@playwright/test'
import { test as devnetTest } from 'latchkey-devnet/playwright'
import { parseEther, verifyMessage, verifyTypedData } from 'viem'
import {
  signedText,
  typedData,
} from '../../../playground/app/src/headless/connect/signed.js'
import { test as base, expect, newReceiver } from '../fixtures.js'
import { partOf } from '../headless/steps.js'
import {
  accountButton,
  connectButton,
  en,
  expectComplete,
  expectSound,
  modalOf,
  press,
  review,
  viewOf,
} from '../modal/steps.js'
import { isSignedBy } from '../solana/chain.js'
import { isTouched } from '../tapInstead.js'
import { connectionOf, openApp, readUri, startPairing } from './steps.js'

/** The published fixtures, on the services of these tests. */
const test = mergeTests(base, devnetTest).extend({
  nodes: async ({ local }, use) => {
    const chains = local.chains.map(({ id, rpcUrl }) => [
      `eip155:${id}`,
      rpcUrl,
    ])
    const { caipNetworkId, rpcUrl } = local.solana
    await use(Object.fromEntries([...chains, [caipNetworkId, rpcUrl]]))
  },
  relay: ({ local }, use) => use(local.hosts.relay),
})

/** Opens the code; a phone shows that of one wallet, for another device. */
async function openCode(page: Page) {
  await connectButton(page).click()
  if (!isTouched(page.locator('html'))) return press(page, /^WalletConnect/)
  await press(page, /^Latchkey Test Wallet/)
  await press(page, en.pairing.showCode)
}

/** Phones list wallets in place of WalletConnect itself. */
async function startLink(page: Page) {
  if (!isTouched(page.locator('html'))) return startPairing(page)
  await page.getByRole('button', { name: 'WalletConnect', exact: true }).click()
  return readUri(page)
}

test('default: scans the code, and sends what the phone approves @touch', async ({
  local,
  page,
  phone,
  services,
}) => {
  const address = phone.accounts.eip155[0] as `0x${string}`
  const to = newReceiver()
  await services.fund(address)
  await page.goto(local.urls.dapp)
  await openCode(page)
  await phone.scan()
  expect((await phone.approveNext()).method).toBe('wc_sessionPropose')
  await expect(modalOf(page)).toBeHidden()
  await accountButton(page).click()
  await expect(viewOf(page, 'Account')).toContainText('ETH')

  await review(page, { amount: '0.25', to, token: 'ETH' })
  await press(page, en.send.send)
  expect((await phone.rejectNext()).method).toBe('eth_sendTransaction')
  await expect(modalOf(page)).toContainText(en.notices.errors[4001] ?? '')
  await expectSound(page)
  expect(await services.native(to)).toBe(0n)

  await press(page, en.common.tryAgain)
  await phone.approveNext()
  await expectComplete(page, '0.25 ETH sent')
  expect(await services.native(to)).toBe(parseEther('0.25'))
  await phone.disconnect()
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: signs in with what the phone signs @touch @rest', async ({
  local,
  page,
  phone,
}) => {
  await page.goto(`${local.urls.dapp}/sign-in.html`)
  await openCode(page)
  await phone.scan()
  await phone.approveNext({ namespaces: ['eip155'] })
  await expect(
    modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]'),
  ).toBeVisible()
  await expectSound(page)
  await press(page, en.signIn.sign)
  const { method } = await phone.approveNext()
  expect(method).toBe('personal_sign')
  await expect(page.getByTestId('member')).toBeVisible()
  await expect(modalOf(page)).toBeHidden()
})

test('behavior: opens the link, and signs messages and typed data of both namespaces @touch @rest', async ({
  local,
  page,
  phone,
}) => {
  const { eip155, solana } = phone.accounts
  const address = eip155[0] as `0x${string}`
  const part = partOf(page, 'Connect')
  await openApp(page, local)
  await phone.pair(await startLink(page))
  await phone.approveNext()
  await expect(connectionOf(page, 'EVM')).toBeVisible()
  await expect(connectionOf(page, 'Solana')).toBeVisible()
  const read = async (id: string) => {
    const shown = page.getByTestId(id)
    return (await shown.textContent()) as `0x${string}`
  }

  await part.getByRole('button', { name: 'Sign for EVM' }).click()
  await phone.approveNext()
  const signature = await read('words-signature-eip155')
  expect(await verifyMessage({ address, message: signedText, signature })).toBe(
    true,
  )

  await part.getByRole('button', { name: 'Sign for Solana' }).click()
  expect((await phone.approveNext()).method).toBe('solana_signMessage')
  const other = await read('words-signature-solana')
  expect(isSignedBy(solana[0] ?? '', signedText, other)).toBe(true)

  const typed = part.getByRole('button', { name: 'Sign typed data' })
  await typed.click()
  await phone.rejectNext()
  await expect(page.getByTestId('typed-error')).toContainText('rejected')
  await typed.click()
  await phone.approveNext()
  const data = typedData(local.chains[0]?.id)
  const signed = await read('typed-signature')
  expect(await verifyTypedData({ ...data, address, signature: signed })).toBe(
    true,
  )
  expect(phone.requests.map(({ method }) => method)).toEqual([
    'wc_sessionPropose',
    'personal_sign',
    'solana_signMessage',
    'eth_signTypedData_v4',
    'eth_signTypedData_v4',
  ])
})
