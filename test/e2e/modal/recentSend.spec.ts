import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { truncateAddress } from '../../../src/core/format/truncateAddress.js'
import { approve, expect, newReceiver, test } from '../fixtures.js'
import { createChain, newSolanaReceiver } from '../solana/chain.js'
import {
  en,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const row = (page: Page) =>
  viewOf(page, 'Account').locator('.lk-recent:not(.lk-left *)')

/** The account again, by the button of the page. */
const openAccount = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Account / })
    .click()

async function expectRow(page: Page, subject: string, to: string) {
  await expect(row(page)).toContainText(subject)
  await expect(row(page)).toContainText(en.send.recentTo(truncateAddress(to)))
  await expectSound(page)
}

/** What was told is not told again. */
async function expectTold(page: Page, subject: string) {
  await expect(modalOf(page)).toContainText(`${subject} sent`)
  await expect(row(page)).toHaveCount(0)
  await page.reload()
  await openAccount(page)
  await expect(viewOf(page, 'Account')).toContainText('ETH')
  await expect(row(page)).toHaveCount(0)
  await expect(modalOf(page)).not.toContainText(`${subject} sent`)
}

test('behavior: a send that is under way stands in the account after a reload @kept', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { address } = await logIn(page, local, services)
  const ask = (method: string, params: unknown[]) =>
    services.client.request({ method, params } as never)
  const readNonce = () =>
    services.client.getTransactionCount({ address, blockTag: 'pending' })
  const to = newReceiver()
  await fillSend(page, { amount: '1.5', to, token: 'USDL' })
  const before = await readNonce()
  await ask('evm_setAutomine', [false])
  try {
    await press(page, en.send.review)
    await approve(page)
    await expect.poll(readNonce).toBe(before + 1)
    await page.reload()
    await openAccount(page)
    await expectRow(page, en.send.recentPending('1.5 USDL'), to.toLowerCase())
    await ask('evm_mine', [])
    await expectTold(page, '1.5 USDL')
  } finally {
    await ask('evm_setAutomine', [true])
    await ask('evm_mine', [])
  }
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await services.native(address)).toBeGreaterThan(parseEther('0'))
  expect(problems).toEqual([])
})

test('behavior: the same on Solana @kept @long', async ({
  local,
  page,
  services,
}) => {
  const chain = createChain(local)
  const to = newSolanaReceiver()
  await logIn(page, local, services)
  const sides = modalOf(page).getByRole('group', { name: en.account.accounts })
  await sides.getByRole('button', { name: 'Solana' }).click()
  await expect(viewOf(page, 'Account')).toContainText('10 SOL')
  await fillSend(page, { amount: '2.5', to, token: 'SOL' })
  await services.steerSolana({ paused: true })
  try {
    await press(page, en.send.review)
    await approve(page)
    await expect
      .poll(() =>
        page.evaluate(() => localStorage.getItem('latchkey.solanaIntents')),
      )
      .toContain('"isHandedOver":true')
    await page.reload()
    await openAccount(page)
    // Nobody has seen it yet.
    await expectRow(page, en.send.recentUnknown('2.5 SOL'), to)
  } finally {
    await services.steerSolana({ paused: false })
  }
  await expect(modalOf(page)).toContainText('2.5 SOL sent')
  await expect(row(page)).toHaveCount(0)
  expect(await chain.sol(to)).toBe(2_500_000_000n)
})
