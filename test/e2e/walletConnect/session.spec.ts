import type { Page } from '@playwright/test'
import { parseEther, verifyMessage, verifyTypedData } from 'viem'
import {
  signedText,
  typedData,
} from '../../../playground/app/src/headless/connect/signed.js'
import { newReceiver } from '../fixtures.js'
import { partOf, togglePart } from '../headless/steps.js'
import { isSignedBy } from '../solana/chain.js'
import { solanaAddress } from '../solana/steps.js'
import { send } from '../steps.js'
import { expect, type Local, test } from './fixtures.js'
import {
  accountField,
  answer,
  appsOf,
  connect,
  dialogOf,
  evmAddress,
  expectApart,
  networkField,
  openApp,
  readOptions,
} from './steps.js'

test('default: one pairing for both namespaces; messages, typed data, payments; reload; disconnect @engines-long', async ({
  context,
  local,
  page,
  services,
  wallet,
}) => {
  const part = partOf(page, 'Connect')
  await openApp(page, local)
  await connect(page, wallet)
  const evm = await readOptions(accountField(wallet, 'Ethereum'))
  const solana = await readOptions(accountField(wallet, 'Solana'))
  const address = evm[0] as `0x${string}`
  await expect(evmAddress(page)).toHaveText(address)
  await expect(solanaAddress(page)).toHaveText(solana[0])
  await expect(page.getByTestId('pairing-uri')).toHaveCount(0)

  await test.step('words', async () => {
    await part.getByRole('button', { name: 'Sign for EVM' }).click()
    await expect(wallet.getByLabel('Content')).toHaveText(signedText)
    await answer(wallet, 'Sign message')
    const shown = page.getByTestId('words-signature-eip155')
    const signature = (await shown.textContent()) as `0x${string}`
    expect(
      await verifyMessage({ address, message: signedText, signature }),
    ).toBe(true)
    await part.getByRole('button', { name: 'Sign for Solana' }).click()
    await answer(wallet, 'Sign message')
    const other = page.getByTestId('words-signature-solana')
    const text = (await other.textContent()) ?? ''
    expect(isSignedBy(solana[0], signedText, text)).toBe(true)
  })

  await test.step('typed data, declined and approved', async () => {
    const button = part.getByRole('button', { name: 'Sign typed data' })
    await button.click()
    await answer(wallet, 'Sign typed data', 'Reject')
    await expect(page.getByTestId('typed-error')).toContainText('rejected')
    await button.click()
    await answer(wallet, 'Sign typed data')
    const shown = page.getByTestId('typed-signature')
    const signature = (await shown.textContent()) as `0x${string}`
    const data = typedData(local.chains[0]?.id)
    expect(await verifyTypedData({ ...data, address, signature })).toBe(true)
  })

  await test.step('a payment', async () => {
    await services.fund(address)
    const to = newReceiver()
    await send(page, { amount: '0.25', to, token: 'ETH' })
    await expect(dialogOf(wallet, 'Send transaction')).toContainText('0.25 ETH')
    await answer(wallet, 'Send transaction')
    await expect.poll(() => services.native(to)).toBe(parseEther('0.25'))
  })

  await test.step('a reload', async () => {
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(evmAddress(page)).toHaveText(address)
    await expect(page.getByTestId('solana-status')).toHaveText('connected')
    await expect(solanaAddress(page)).toHaveText(solana[0])
    await togglePart(page, 'Connect')
    await part.getByRole('button', { name: 'Sign for EVM' }).click()
    await answer(wallet, 'Sign message')
    await expect(page.getByTestId('words-signature-eip155')).toBeVisible()
  })

  await test.step('two tabs, one of which leaves', async () => {
    const other = await context.newPage()
    await openApp(other, local)
    await expect(other.getByTestId('status')).toHaveText('connected')
    await expect(other.getByTestId('solana-status')).toHaveText('connected')
    await part.getByRole('button', { name: 'Leave all' }).click()
    await expectApart(page, wallet)
    await expectApart(other, wallet)
    await other.close()
    await page.reload()
    await togglePart(page, 'Connect')
    await expectApart(page, wallet)
  })
})

test('behavior: networks and accounts of both namespaces, changed from either end @long', async ({
  local,
  page,
  wallet,
}) => {
  const [one, two] = local.chains
  const evmNetwork = page.getByLabel('EVM network')
  const solanaNetwork = page.getByLabel('Solana network')
  await addCluster(page, wallet, local)
  await openApp(page, local)
  await connect(page, wallet)
  const evm = await readOptions(accountField(wallet, 'Ethereum'))
  const solana = await readOptions(accountField(wallet, 'Solana'))
  const chainOf = (chain: typeof one) => `eip155:${chain?.id}`
  await expect(evmNetwork).toHaveValue(chainOf(one))

  await test.step('a network that the wallet has approved', async () => {
    await evmNetwork.selectOption(chainOf(two))
    await expect(evmNetwork).toHaveValue(chainOf(two))
    await partOf(page, 'Connect')
      .getByRole('button', { name: 'Sign for EVM' })
      .click()
    await expect(dialogOf(wallet, 'Sign message')).toContainText(
      two?.name ?? '',
    )
    await answer(wallet, 'Sign message')
    await networkField(wallet, 'Ethereum').selectOption(chainOf(one))
    await expect(evmNetwork).toHaveValue(chainOf(one))
    await networkField(wallet, 'Ethereum').selectOption(chainOf(two))
    await expect(evmNetwork).toHaveValue(chainOf(two))
    await expect(solanaNetwork).toHaveValue(local.solana.caipNetworkId)
    await networkField(wallet, 'Solana').selectOption(devnet.id)
    await expect(solanaNetwork).toHaveValue(devnet.id)
    await expect(evmNetwork).toHaveValue(chainOf(two))
  })
  await test.step('accounts', async () => {
    await accountField(wallet, 'Ethereum').selectOption(evm[1])
    await expect(evmAddress(page)).toHaveText(evm[1])
    await expect(solanaAddress(page)).toHaveText(solana[0])
    await accountField(wallet, 'Solana').selectOption(solana[1])
    await expect(solanaAddress(page)).toHaveText(solana[1])
    await expect(evmAddress(page)).toHaveText(evm[1])
    await expect(evmNetwork).toHaveValue(chainOf(two))
  })
  await test.step('a reload keeps all of it', async () => {
    await page.reload()
    await togglePart(page, 'Connect')
    await expect(evmAddress(page)).toHaveText(evm[1])
    await expect(evmNetwork).toHaveValue(chainOf(two))
    await expect(solanaAddress(page)).toHaveText(solana[1])
    await expect(solanaNetwork).toHaveValue(devnet.id)
  })
  await test.step('the wallet leaves', async () => {
    await appsOf(wallet)
      .getByRole('button', { name: /^Disconnect/ })
      .click()
    await expectApart(page, wallet)
    await page.reload()
    await togglePart(page, 'Connect')
    await expectApart(page, wallet)
  })
})

test('behavior: the wallet disconnects while the app is closed @long', async ({
  context,
  local,
  page,
  wallet,
}) => {
  await openApp(page, local)
  await connect(page, wallet)
  await page.close()
  await appsOf(wallet)
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await expect(appsOf(wallet)).toHaveCount(0)
  const again = await context.newPage()
  await openApp(again, local)
  await expectApart(again, wallet)
  // Not just a late restore: a new connection works.
  await connect(again, wallet)
})

test('behavior: a relay that fails with a request in flight @long', async ({
  local,
  noise,
  page,
  services,
  wallet,
}) => {
  const part = partOf(page, 'Connect')
  await openApp(page, local)
  await connect(page, wallet)
  await part.getByRole('button', { name: 'Sign for EVM' }).click()
  await expect(wallet.getByLabel('Content')).toHaveText(signedText)
  await services.steerRelay({ action: 'stop' })
  const button = wallet.getByRole('button', { name: 'Approve', exact: true })
  await button.click()
  await services.steerRelay({ action: 'start' })
  await expect(page.getByTestId('words-signature-eip155')).toBeVisible({
    timeout: 30_000,
  })
  await part.getByRole('button', { name: 'Leave all' }).click()
  await expectApart(page, wallet)
  // The browser logs every failed socket.
  const isSocket = (text: string) => text.includes('WebSocket connection to')
  noise.splice(0, noise.length, ...noise.filter((text) => !isSocket(text)))
})

/** Adds another name for the local chain, which app and wallet both know. */
async function addCluster(page: Page, wallet: Page, local: Local) {
  const { rpcUrl } = local.solana
  const moreClusters = [{ ...devnet, isTestnet: true, rpcUrl }]
  await page.route('**/local.json', (route) =>
    route.fulfill({ json: { ...local, moreClusters } }),
  )
  await wallet.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { networks: object[] }
    const networks = [...body.networks, { ...devnet, rpcUrl }]
    await route.fulfill({ response, json: { ...body, networks } })
  })
  await wallet.reload()
}

const devnet = {
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Two',
}
