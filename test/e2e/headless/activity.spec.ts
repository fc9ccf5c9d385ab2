import { createWalletClient, http } from 'viem'
import { anvil } from 'viem/chains'
import {
  approve,
  expect,
  frameOf,
  login,
  newReceiver,
  test,
} from '../fixtures.js'
import type { E2eState } from '../state.js'
import { send } from '../steps.js'
import {
  partOf,
  quoteSwap,
  readMinimum,
  swapButton,
  togglePart,
} from './steps.js'

/** More than fit on one page of the history. */
const PAYMENTS = 55

test('default: sent, swapped and received, by month, page by page @touch @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const asked: string[] = []
  // The card in the frame asks for the name of a receiver by itself.
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(request.url())
  })
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  // Wait until the faucet has sent everything.
  await services.fund(address)
  const paid = await payOften(local, address)
  await send(page, { amount: '1.5', to: newReceiver() })
  await approve(page)
  const sent = await page.getByTestId('hash').textContent()
  const parts =
    /\/v1\/(account\/0x\w+\/history|convert|onramp|profile|sessions)/
  expect(asked.filter((url) => parts.test(url))).toEqual([])

  await togglePart(page, 'Swap')
  await quoteSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
  await swapButton(page).click()
  await readMinimum(page)
  await approve(page)
  const swapped = await page.getByTestId('swap-hash').textContent()

  await togglePart(page, 'Activity')
  const rows = partOf(page, 'Activity').getByTestId('activity')
  await expect(rows).toHaveCount(50)
  const months = partOf(page, 'Activity').getByRole('heading', { level: 3 })
  const month = new Date().toLocaleString('en-US', { month: 'long' })
  await expect(months).toHaveText([month])
  const [first, second, third] = [rows.nth(0), rows.nth(1), rows.nth(2)]
  await expect(first).toHaveAttribute('data-hash', swapped ?? '')
  await expect(first).toContainText(/trade.*\+\d+(\.\d{1,3})? USDL−0\.1 ETH/)
  await expect(second).toHaveAttribute('data-hash', sent ?? '')
  await expect(second).toContainText(/send.*−1\.5 USDL/)
  await expect(third).toContainText(/receive.*\+0\.0+1 ETH/)

  await page.getByRole('button', { name: 'Load more' }).click()
  // Plus four coins and an NFT from the faucet.
  await expect(rows).toHaveCount(PAYMENTS + 5 + 2)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  const hashes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-hash')),
  )
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes).toEqual(expect.arrayContaining(paid))
  expect(problems).toEqual([])
})

test('behavior: a new NFT, how to get paid, and a revoked session @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  const { tokenId } = await services.mintNft(address)
  await togglePart(page, 'NFTs')
  const cat = partOf(page, 'NFTs')
    .getByTestId('nft')
    .filter({ hasText: `#${tokenId}` })
  await expect(cat.getByRole('presentation')).toBeVisible()
  await expect
    .poll(() =>
      cat
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

  await togglePart(page, 'Receive')
  const receive = partOf(page, 'Receive')
  await receive.getByLabel('Ask for').fill('1.5')
  await receive.getByLabel('In').selectOption('USDL')
  await expect(receive.getByTestId('caip-address')).toHaveText(
    `eip155:31337:${address}`,
  )
  await expect(receive.getByTestId('payment-uri')).toHaveAttribute(
    'href',
    `ethereum:${local.tokens.usd.address}@31337/transfer?address=${address}&uint256=1500000`,
  )

  const { pci } = await services.addSession(address)
  await togglePart(page, 'Smart sessions')
  const session = partOf(page, 'Smart sessions').getByTestId('session')
  await expect(session).toContainText('active')
  await session.getByRole('button', { name: 'Revoke' }).click()
  await expect(frameOf(page).getByText(pci)).toBeVisible()
  await approve(page)
  await expect(session).toContainText('revoked')
  expect(problems).toEqual([])
})

/** Sends payments of one wei from another account, each in its own block. */
async function payOften(local: E2eState, to: `0x${string}`) {
  const client = createWalletClient({
    chain: anvil,
    transport: http(local.chains[0]?.rpcUrl),
  })
  const [, , , , , account] = await client.getAddresses()
  if (!account) throw new Error('The chain has no account to spare')
  const hashes: string[] = []
  for (let index = 0; index < PAYMENTS; index++)
    hashes.push(await client.sendTransaction({ account, to, value: 1n }))
  return hashes
}
