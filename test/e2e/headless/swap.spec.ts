import { parseEther, parseUnits } from 'viem'
import { approve, expect, frameOf, login, test } from '../fixtures.js'
import { countDialogs } from '../steps.js'
import {
  partOf,
  quoteSwap,
  readMinimum,
  swapButton,
  togglePart,
} from './steps.js'

test('default: ether to dollars, dollars to gold, exactly as shown @touch @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { client, gold, native, usd } = services
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await expect.poll(() => gold(address)).toBe(parseEther('50'))
  await togglePart(page, 'Swap')
  const done = page.getByTestId('swap-hash')

  const ether = await native(address)
  const first = await quoteSwap(page, {
    amount: '0.1',
    from: 'ETH',
    to: 'USDL',
  })
  await swapButton(page).click()
  expect(await readMinimum(page)).toBe(`${first.minimum} USDL`)
  await approve(page)
  await expect(done).toBeVisible()
  const hash = (await done.textContent()) as `0x${string}`
  const receipt = await client.getTransactionReceipt({ hash })
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(ether - (await native(address)) - fee).toBe(parseEther('0.1'))
  const dollars = await usd(address)
  expect(dollars - 1_000_000_000n).toBe(parseUnits(first.gets, 6))
  const shown = (dollars / 1_000n).toString().replace(/(...)$/, '.$1')
  await expect(page.getByTestId('balance-USDL')).toContainText(`${shown} USDL`)

  const second = await quoteSwap(page, {
    amount: '80',
    from: 'USDL',
    to: 'GOLD',
  })
  await swapButton(page).click()
  const frame = frameOf(page)
  await expect(frame.getByTestId('tree')).toContainText('80')
  expect(await readMinimum(page)).toBe(`${second.minimum} GOLD`)
  await approve(page)
  await expect(done).toBeVisible()
  await expect(done).not.toHaveText(hash)
  expect(dollars - (await usd(address))).toBe(80_000_000n)
  const bought = (await gold(address)) - parseEther('50')
  // Six decimal places are shown, truncated.
  expect(bought / 10n ** 12n).toBe(parseUnits(second.gets, 6))
  const left = ((dollars - 80_000_000n) / 1_000n).toString()
  await expect(page.getByTestId('balance-USDL')).toContainText(
    `${left.replace(/(...)$/, '.$1')} USDL`,
  )
  expect(problems).toEqual([])
})

test.describe('a pool whose price moves', () => {
  test.afterEach(({ services }) =>
    services.steerPool({ action: 'restore', token: 'weth' }),
  )

  test('error: between quote and click: rejected, and nothing is signed @touch', async ({
    local,
    page,
    services,
  }) => {
    const readDialogs = await countDialogs(page)
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    await togglePart(page, 'Swap')
    await quoteSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
    // Only building the transaction detects the new price, not the page.
    let isBuilt = false
    await page.route('**/v1/convert/quotes**', (route) =>
      isBuilt ? route.continue() : undefined,
    )
    await page.route('**/v1/convert/build-transaction**', (route) => {
      isBuilt = true
      return route.continue()
    })
    await services.steerPool({ action: 'move', percent: -10, token: 'weth' })
    const dialogs = await readDialogs()
    const ether = await services.native(address)
    await swapButton(page).click()
    const part = partOf(page, 'Swap')
    await expect(part.getByTestId('swap-error')).toHaveText(
      'The price moved beyond your slippage. Nothing was swapped',
    )
    expect(await readDialogs()).toBe(dialogs)
    expect(await services.native(address)).toBe(ether)
    expect(await services.usd(address)).toBe(1_000_000_000n)
  })

  test('error: under the open card: only the fee is lost @touch @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    await togglePart(page, 'Swap')
    const ether = await services.native(address)
    await quoteSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
    await swapButton(page).click()
    await readMinimum(page)
    await services.steerPool({ action: 'move', percent: -10, token: 'weth' })
    await approve(page)
    const part = partOf(page, 'Swap')
    await expect(part.getByTestId('swap-error')).toBeVisible()
    expect(await services.usd(address)).toBe(1_000_000_000n)
    const lost = ether - (await services.native(address))
    expect(lost).toBeLessThan(parseEther('0.01'))
  })
})
