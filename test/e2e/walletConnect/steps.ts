import type { Locator, Page } from '@playwright/test'
import { partOf, togglePart } from '../headless/steps.js'
import { expect, type Local } from './fixtures.js'

/** The status as shown by the page itself, in a fixed word. */
export const statusOf = (page: Page) =>
  partOf(page, 'Connect').getByTestId('connect-status')
export const expectStatus = (page: Page, status: string) =>
  expect(statusOf(page)).toHaveAttribute('data-status', status)

export const uriOf = (page: Page) => page.getByTestId('pairing-uri')
export const connections = (page: Page) =>
  partOf(page, 'Connect').getByRole('list', { name: 'Connections' })
/** Matches whatever name the wallet has. */
export const connectionOf = (page: Page, kind: 'EVM' | 'Solana') =>
  connections(page)
    .getByRole('listitem', { name: new RegExp(`^${kind}: `) })
    .and(page.locator('[data-status=active]'))
export const evmAddress = (page: Page) => page.getByTestId('address')
export const connectError = (page: Page) => page.getByTestId('connect-error')

/** Opens the page without components, with its connect part expanded. */
export async function openApp(page: Page, local: Local) {
  await page.goto(local.urls.app)
  await togglePart(page, 'Connect')
  await expect(statusOf(page)).toBeVisible()
}

/** Starts WalletConnect and returns the pairing URI. */
export async function startPairing(
  page: Page,
  { kind = 'EVM' }: { kind?: 'EVM' | 'Solana' } = {},
) {
  const part = partOf(page, 'Connect')
  await part.getByLabel('Kind of networks').selectOption({ label: kind })
  await part.getByRole('button', { name: 'WalletConnect', exact: true }).click()
  return readUri(page)
}

export async function readUri(page: Page) {
  await expect(uriOf(page)).toHaveValue(/^wc:[0-9a-f]{64}@2\?.*symKey=/)
  return uriOf(page).inputValue()
}

/** Passes the URI to the wallet, which shows the request. */
export async function pair(wallet: Page, uri: string) {
  await wallet.getByLabel('Connection link').fill(uri)
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialogOf(wallet, 'Connection request')).toBeVisible()
}

export const dialogOf = (wallet: Page, name: string) =>
  wallet.getByRole('dialog', { name, exact: true })

/** Answers a request in the wallet. */
export async function answer(
  wallet: Page,
  question: string,
  name = 'Approve',
): Promise<void> {
  const dialog = dialogOf(wallet, question)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export const answerPairing = (
  wallet: Page,
  name:
    | 'Approve all'
    | 'Approve Ethereum only'
    | 'Approve Solana only'
    | 'Reject' = 'Approve all',
) => answer(wallet, 'Connection request', name)

/** Connects both namespaces. */
export async function connect(page: Page, wallet: Page) {
  await pair(wallet, await startPairing(page))
  await answerPairing(wallet)
  await expect(connectionOf(page, 'EVM')).toBeVisible()
  await expect(connectionOf(page, 'Solana')).toBeVisible()
}

/** The apps that the wallet is connected to. */
export const appsOf = (wallet: Page) =>
  wallet.getByRole('region', { name: 'Connected apps' }).getByRole('listitem')

/** The wallet's field with the addresses to choose from. */
export const accountField = (wallet: Page, kind: 'Ethereum' | 'Solana') =>
  wallet.getByLabel(`${kind} account`)
export const networkField = (wallet: Page, kind: 'Ethereum' | 'Solana') =>
  wallet.getByLabel(`${kind} network`)

export async function readOptions(field: Locator) {
  const values = await field.evaluate((select) =>
    Array.from((select as HTMLSelectElement).options, ({ value }) => value),
  )
  return values as [string, string, ...string[]]
}

/** Expects both namespaces to be disconnected, in the app and the wallet. */
export async function expectApart(page: Page, wallet: Page) {
  await expect(
    connections(page).locator('[data-status]:not([data-status=disconnected])'),
  ).toHaveCount(0)
  await expect(evmAddress(page)).toHaveCount(0)
  await expect(appsOf(wallet)).toHaveCount(0)
}
