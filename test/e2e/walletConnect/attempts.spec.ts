import type { Page } from '@playwright/test'
import { partOf, togglePart } from '../headless/steps.js'
import { solanaAddress } from '../solana/steps.js'
import { expect, test } from './fixtures.js'
import {
  answerPairing,
  appsOf,
  connectError,
  connectionOf,
  evmAddress,
  expectApart,
  expectStatus,
  openApp,
  pair,
  readUri,
  startPairing,
  uriOf,
} from './steps.js'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const pressIn = (page: Page, name: string) =>
  partOf(page, 'Connect').getByRole('button', { exact: true, name }).click()

test('behavior: declined, cancelled, and left by a reload @engines-long', async ({
  local,
  page,
  wallet,
}) => {
  await openApp(page, local)
  await test.step('declined, and asked again', async () => {
    const uri = await startPairing(page)
    await expectStatus(page, 'waiting')
    await pair(wallet, uri)
    await answerPairing(wallet, 'Reject')
    await expectStatus(page, 'rejected')
    await expect(connectError(page)).toContainText('rejected')
    await pressIn(page, 'Ask again')
    await pair(wallet, await readUri(page))
  })
  await test.step('given up, and approved too late', async () => {
    await pressIn(page, 'Give up')
    await expectStatus(page, 'idle')
    await expect(uriOf(page)).toHaveCount(0)
    await answerPairing(wallet)
    // The wallet learns that the session is not wanted.
    await expectApart(page, wallet)
    await expectStatus(page, 'idle')
  })
  await test.step('left by a reload, and approved before the next attempt', async () => {
    const uri = await startPairing(page)
    await page.reload()
    await togglePart(page, 'Connect')
    await expectStatus(page, 'idle')
    await expect(uriOf(page)).toHaveCount(0)
    await pair(wallet, uri)
    await answerPairing(wallet)
    await expect(evmAddress(page)).toHaveCount(0)
    // What the wallet approved meanwhile answers the next attempt.
    await askFor(page, 'EVM')
    await expect(connectionOf(page, 'EVM')).toBeVisible()
    await expect(appsOf(wallet)).toHaveCount(1)
    await pressIn(page, 'Leave all')
    await expectApart(page, wallet)
  })
})

test('behavior: only one namespace is approved @long', async ({
  local,
  page,
  wallet,
}) => {
  await openApp(page, local)
  await test.step('Ethereum only', async () => {
    await pair(wallet, await startPairing(page))
    await answerPairing(wallet, 'Approve Ethereum only')
    await expect(connectionOf(page, 'EVM')).toBeVisible()
    await expect(solanaAddress(page)).toHaveCount(0)
    await askFor(page, 'Solana')
    await expect(connectError(page)).toContainText("didn't approve an account")
    await pressIn(page, 'Leave all')
    await expectApart(page, wallet)
  })
  await test.step('Solana only', async () => {
    await pair(wallet, await startPairing(page))
    await answerPairing(wallet, 'Approve Solana only')
    await expect(connectError(page)).toContainText("didn't approve an account")
    await expect(connectionOf(page, 'Solana')).toBeVisible()
    await expect(evmAddress(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByTestId('solana-status')).toHaveText('connected')
    await togglePart(page, 'Connect')
    await expect(evmAddress(page)).toHaveCount(0)
    await pressIn(page, 'Leave all')
    await expectApart(page, wallet)
  })
})

test('behavior: left to expire, and approved after three minutes @long', async ({
  local,
  page,
  wallet,
}) => {
  await page.clock.install()
  await openApp(page, local)
  const first = await startPairing(page)
  await page.getByLabel('Make a new link when this one ends').uncheck()
  await page.clock.fastForward(4 * MINUTE - 9 * SECOND)
  await expectStatus(page, 'expired')
  await expect(uriOf(page)).toHaveCount(0)
  await pair(wallet, first)
  await answerPairing(wallet)
  await expectApart(page, wallet)

  await page.getByLabel('Make a new link when this one ends').check()
  await pressIn(page, 'Ask again')
  const second = await readUri(page)
  expect(second).not.toBe(first)
  await page.clock.fastForward(3 * MINUTE)
  await expect(uriOf(page)).toHaveValue(second)
  await pair(wallet, second)
  await answerPairing(wallet)
  await expect(connectionOf(page, 'EVM')).toBeVisible()
  await expect(connectionOf(page, 'Solana')).toBeVisible()
})

async function askFor(page: Page, kind: 'EVM' | 'Solana') {
  const part = partOf(page, 'Connect')
  await part.getByLabel('Kind of networks').selectOption({ label: kind })
  await part.getByRole('button', { name: 'WalletConnect', exact: true }).click()
}
