import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { places } from '../../../test/setup/chain/createSwapNode.js'
import { setupSwap } from '../../../test/setup/components/setupSwap.js'

const { gold, native, usd } = places

beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('../../actions/payment/payments.js')
  await import('../../api/createApiClient.js')
  await import('../../actions/getBalances.js')
})

afterEach(cleanup)

const pay = () => screen.findByLabelText<HTMLInputElement>('Amount you pay')
const type = async (value: string) =>
  fireEvent.change(await pay(), { target: { value } })

test('default: selects tokens, enters an amount, shows a quote', async () => {
  const modal = await setupSwap()
  modal.open('Account', 'Swap')
  await modal.button('You pay ETH. Change token')
  await modal.button('Choose a token to receive')
  fireEvent.click(await modal.button('Choose a token'))
  expect(modal.view()).toBe('SwapSelectToken')
  fireEvent.click(await modal.button(/USDC/))
  expect(modal.view()).toBe('Swap')
  await modal.button('Enter an amount')
  await type('1.5')
  await screen.findByText('3,000')
  screen.getByText('1 ETH ≈ 2,000 T')
  fireEvent.click(await modal.button('Review'))
  expect(modal.view()).toBe('SwapPreview')
})

test('behavior: switches the tokens and pays the quoted amount', async () => {
  const modal = await setupSwap()
  modal.enter('0.01')
  modal.open('Swap')
  await screen.findByText('20')
  fireEvent.click(await modal.button('Switch tokens'))
  expect((await pay()).value).toBe('20')
  await modal.button('You pay USDC. Change token')
  await modal.button('You receive ETH. Change token')
})

test('error: a swap that cannot be verified has no price', async () => {
  const modal = await setupSwap({ calldata: `0x83800a8e${'0'.repeat(256)}` })
  modal.enter('0.01')
  modal.open('Swap')
  const texts = await screen.findAllByText(
    "This swap can't be verified. Try another amount",
  )
  expect(texts).toHaveLength(2)
  expect(screen.queryByText('20')).toBe(null)
  await modal.button('No price available')
})

test('error: an invalid amount is explained in place of its worth', async () => {
  const modal = await setupSwap()
  modal.enter('9')
  modal.open('Swap')
  await screen.findByText('Not enough balance')
  const button = await modal.button('Check the amount')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(modal.view()).toBe('Swap')
  fireEvent.click(await modal.button('Max available to swap'))
  await waitFor(async () => expect((await pay()).value).toMatch(/^2\.49/))
})

test.each([
  ['nothing where the app pays the fee', true, '2.5'],
  ['the fee where the wallet takes no paymaster', false, '2.48875'],
])('behavior: Max keeps back %s', async (_, supported, max) => {
  const fee = '25000000000'
  const modal = await setupSwap({
    gasPrice: { standard: fee, fast: fee, instant: fee },
    async intercept() {
      return { '0x7a69': { paymasterService: { supported } } }
    },
    paymaster: 'https://paymaster.example.com',
  })
  modal.enter('', undefined)
  modal.open('Swap')
  fireEvent.click(await modal.button('Max available to swap'))
  await waitFor(async () => expect((await pay()).value).toBe(max))
  expect(modal.count('/quotes')).toBe(0)
})

test('error: an excessive price impact is shown before the review', async () => {
  const modal = await setupSwap({ prices: { [native]: 2_500, [usd]: 1 } })
  modal.enter('1')
  modal.open('Swap')
  await screen.findByText('The price impact of this swap is too high')
  screen.getByText('20%')
  await modal.button('Check the amount')
})

test('param: slippage', async () => {
  const modal = await setupSwap()
  modal.enter('1')
  modal.open('Swap')
  fireEvent.click(await modal.button('Slippage 1%. Change'))
  fireEvent.click(await modal.button('0.5%'))
  expect(modal.draft().slippage).toBe(0.5)
  const own = screen.getByLabelText('Custom slippage in percent')
  fireEvent.change(own, { target: { value: '50' } })
  screen.getByText('Enter 0.05% to 5%')
  expect(modal.draft().slippage).toBe(0.5)
  fireEvent.change(own, { target: { value: '2' } })
  screen.getByText('You may receive noticeably less than expected.')
  expect(modal.draft().slippage).toBe(2)
  fireEvent.click(await modal.button('Review'))
  await screen.findByText(/^2% less than expected/)
  const row = screen.getByText('You receive at least').parentElement
  expect(row?.textContent).toContain('1,960 T')
})

test('behavior: lists owned tokens first, and virtualizes thousands of tokens', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    address: `eip155:31337:0x${String(index + 1).padStart(40, '0')}`,
    decimals: 18,
    logoUri: '',
    name: `Number ${index}`,
    symbol: `N${index}`,
  }))
  const own = { ...many[0], address: `eip155:31337:${native}`, symbol: 'ETH' }
  const modal = await setupSwap({ tokens: [...many, own] })
  modal.enter('1', gold)
  modal.open('Swap', { view: 'SwapSelectToken', data: { target: 'to' } })
  const heading = await screen.findByText('Your tokens')
  expect(heading.parentElement?.textContent).toContain('ETH')
  const rows = () => document.querySelectorAll('.lk-row').length
  expect(rows()).toBeLessThan(41)
  expect(document.querySelectorAll('[aria-setsize="5000"]').length).toBe(
    rows() - 1,
  )
  const search = screen.getByLabelText('Search by name or address')
  fireEvent.change(search, { target: { value: 'n4999' } })
  await screen.findByText('1 token')
  fireEvent.click(await modal.button(/Number 4999/))
  expect(modal.view()).toBe('Swap')
  expect(modal.draft().to).toBe(many[4_999]?.address)
})

test('behavior: opened directly without any tokens', async () => {
  const modal = await setupSwap({ tokens: [] })
  modal.open('SwapSelectToken')
  await screen.findByText('No tokens to swap here')
  fireEvent.click(await modal.button('Back to account'))
  expect(modal.view()).toBe('Account')
})
