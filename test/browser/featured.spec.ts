import { devices, type Page } from '@playwright/test'
import { knownWallets } from '../../packages/devnet/src/api/wallets/knownWallets.js'
import { en } from '../../src/components/strings/en.js'
import { expect, test } from '../e2e/fixtures.js'
import { openStage } from './openStage.js'

const { isMobile: _, ...phone } = devices['iPhone 13']
test.use({
  hasTouch: true,
  userAgent: phone.userAgent,
  viewport: { height: 844, width: 390 },
})

const featured = ['Trust Wallet', 'MetaMask']
const ids = featured.map(
  (name) => knownWallets.find((wallet) => wallet.name === name)?.id,
)
const rows = (page: Page) =>
  page
    .getByRole('group', { name: en.login.wallets })
    .getByRole('button')
    .allInnerTexts()

/** Named wallets, in order, without their details. */
async function readNames(page: Page) {
  const names = knownWallets.map(({ name }) => name)
  return (await rows(page)).flatMap(
    (text) => names.find((name) => text.startsWith(name)) ?? [],
  )
}

test('default: a phone without a wallet lists the featured wallets, then recommended ones', async ({
  local,
  page,
  problems,
}) => {
  const { opener } = await openStage(
    page,
    local,
    `pairing&featured=${ids.join()}`,
  )
  await opener.tap()
  await expect
    .poll(async () => (await readNames(page)).slice(0, 2))
    .toEqual(featured)
  const names = await readNames(page)
  expect(new Set(names).size).toBe(names.length)
  const row = page.getByRole('button', { name: /^Trust Wallet/ })
  await expect(row).toBeInViewport()
  expect(problems).toEqual([])
})

test('param: connectorTypeOrder, recommended wallets first @long', async ({
  local,
  page,
}) => {
  const features = {
    connectorTypeOrder: ['recommended'],
    email: false,
    socials: false,
  }
  const { opener } = await openStage(
    page,
    local,
    `pairing&featured=${ids[0]}&features=${encodeURIComponent(JSON.stringify(features))}`,
  )
  await opener.tap()
  await expect
    .poll(async () => (await readNames(page)).length)
    .toBeGreaterThan(1)
  const names = await readNames(page)
  expect(names.at(-1)).toBe('Trust Wallet')
})
