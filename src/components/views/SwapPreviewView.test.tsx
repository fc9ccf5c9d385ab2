import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
} from '@testing-library/react'
import { decodeFunctionData, type Hex } from 'viem'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { places, routerAbi } from '../../../test/setup/chain/createSwapNode.js'
import { setupSwap } from '../../../test/setup/components/setupSwap.js'
import { waitOut } from '../../../test/setup/vitest/waitOut.js'
import { swapFlowAtom } from '../../modal/swap/swapFlowAtom.js'

const { native, usd } = places

beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('../../actions/payment/payments.js')
  await import('../../api/createApiClient.js')
  await import('../../actions/getBalances.js')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function setup(parameters: setupSwap.Parameters = {}) {
  const modal = await setupSwap(parameters)
  modal.enter('1.5')
  modal.open('Account', 'Swap', 'SwapPreview')
  await screen.findByText('Swap 1.5 ETH for T')
  return modal
}

type Call = { data?: Hex; value?: Hex }

/** Decodes the last transaction that the wallet was asked to sign. */
function readSigned(modal: Awaited<ReturnType<typeof setupSwap>>) {
  const params = (modal.sent().at(-1)?.params ?? []) as Call[]
  const { data = '0x', value = '0x0' } = params[0] ?? {}
  const { args } = decodeFunctionData({ abi: routerAbi, data })
  return { minimum: args?.[0], value: BigInt(value) }
}

test('default: signs what is shown, then shows what was swapped', async () => {
  const modal = await setup()
  screen.getByText('About 3,000 T')
  const row = screen.getByText('You receive at least').parentElement
  expect(row?.textContent).toContain('2,970 T')
  fireEvent.click(await modal.button('Swap'))
  await waitFor(() => expect(modal.view()).toBe('TransactionComplete'))
  expect(readSigned(modal)).toEqual({
    minimum: 2_970_000_000n,
    value: 15n * 10n ** 17n,
  })
  expect(modal.toast()).toBe(undefined)
  await screen.findByText('1.5 ETH swapped')
  screen.getByText('About 3,000 T')
  expect(modal.draft().amount).toBe('')
})

test('behavior: shows what more speed costs', async () => {
  await setup({
    gasPrice: {
      standard: '10000000000',
      fast: '12000000000',
      instant: '20000000000',
    },
  })
  const row = screen.getByText('Network fee').parentElement
  expect(row?.textContent).toBe(
    'Network feeAbout 0.0015 ETHFast: 0.0018 ETH. Instant: 0.003 ETH. Your wallet sets the fee.',
  )
})

test('behavior: no speeds that cost the same', async () => {
  await setup()
  const row = screen.getByText('Network fee').parentElement
  expect(row?.textContent).toBe('Network feeLess than 0.00000001 ETH')
})

test('behavior: what the fees are worth', async () => {
  await setup({
    gasPrice: {
      ...{ standard: '10000000000', fast: '12000000000' },
      instant: '20000000000',
    },
    prices: { [native]: 2_000, [usd]: 1 },
  })
  const fee = screen.getByText('Network fee').parentElement
  expect(fee?.textContent).toBe(
    'Network feeAbout 0.0015 ETH (≈ $3.00)Fast: 0.0018 ETH (≈ $3.60). Instant: 0.003 ETH (≈ $6.00). Your wallet sets the fee.',
  )
  const provider = screen.getByText('Provider fee').parentElement
  expect(provider?.textContent).toBe(
    'Provider fee0.01275 ETH (≈ $25.50), included',
  )
})

const sponsored: Partial<setupSwap.Parameters> = {
  paymaster: 'https://paymaster.example.com',
  async intercept({ method }) {
    if (method === 'wallet_getCapabilities')
      return { '0x7a69': { paymasterService: { supported: true } } }
    return `0x${'1'.repeat(64)}`
  },
}

test('behavior: a fee that the app pays', async () => {
  await setup({
    ...sponsored,
    gasPrice: {
      ...{ standard: '10000000000', fast: '12000000000' },
      instant: '20000000000',
    },
  })
  const row = screen.getByText('Network fee').parentElement
  expect(row?.textContent).toBe('Network feePaid by the app')
})

test('behavior: a fee in a token', async () => {
  const paymaster = { token: usd, url: 'https://paymaster.example.com' }
  const gasPrice = {
    ...{ standard: '10000000000', fast: '12000000000' },
    instant: '20000000000',
  }
  const prices = { [native]: 2_000, [usd]: 1 }
  await setup({ ...sponsored, gasPrice, paymaster, prices })
  const row = screen.getByText('Network fee').parentElement
  // (150,000 * 3/2 + 400,000 + 40,000) * 10 gwei * 2,000 * 5/3 * 21/20
  expect(row?.textContent).toBe('Network feeAt most 28 T (≈ $28.00)')
})

test('behavior: a fee in a token without a rate', async () => {
  const paymaster = { token: usd, url: 'https://silent.example.com' }
  await setup({ ...sponsored, paymaster })
  const row = screen.getByText('Network fee').parentElement
  expect(row?.textContent).toBe('Network feePaid in T')
})

test('behavior: a wallet that takes no paymaster pays itself', async () => {
  await setup({ ...sponsored, intercept: undefined })
  const row = screen.getByText('Network fee').parentElement
  expect(row?.textContent).toBe('Network feeLess than 0.00000001 ETH')
})

test('behavior: the quote never changes by itself; an expired one can be renewed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const modal = await setup()
  const before = modal.count('/quotes')
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(modal.count('/quotes')).toBe(before)
  screen.getByText(/^Price valid for 1\d s$/)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await screen.findByText('This price has expired')
  expect(screen.queryByRole('button', { name: 'Swap' })).toBe(null)
  fireEvent.click(await modal.button('Get a new price'))
  await modal.button('Swap')
  expect(modal.count('/quotes')).toBe(before + 1)
  expect(modal.sent()).toEqual([])
})

test('behavior: the second click of a double click on "Review" does not swap', async () => {
  const modal = await setup()
  fireEvent.click(await modal.button('Swap'), { detail: 2 })
  expect(modal.kit.store.get(swapFlowAtom).controller).toBe(undefined)
})

test('behavior: clicked twice, swaps once and continues in the background', async () => {
  let approve = () => {}
  const modal = await setup({
    intercept: () =>
      new Promise((resolve) => {
        approve = () => resolve(`0x${'1'.repeat(64)}`)
      }),
  })
  const button = await modal.button('Swap')
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(/^Approve in /, { selector: '.lk-progress-hint' })
  cleanup()
  modal.open('Account', 'Swap')
  fireEvent.click(await modal.button('A swap is in progress. View it'))
  await screen.findByText('Swap 1.5 ETH')
  await act(async () => approve())
  await waitFor(() => expect(modal.view()).toBe('TransactionComplete'))
  expect(modal.sent()).toHaveLength(1)
})

test.each([
  ['may be on its way', 'swapUnknown', { code: 4900, message: 'lost' }],
  ['was declined', 'swapFailed', { code: 4001, message: 'no' }],
])(
  'error: a toast on another view when a swap %s',
  async (_, key, failure) => {
    let fail = () => {}
    const modal = await setup({
      intercept: () =>
        new Promise((_, reject) => {
          fail = () => reject(failure)
        }),
    })
    fireEvent.click(await modal.button('Swap'))
    await screen.findByText(/^Approve in /, { selector: '.lk-progress-hint' })
    cleanup()
    modal.open('Account', 'Swap')
    await act(async () => fail())
    await waitOut(() =>
      expect(modal.toast()).toMatchObject({
        key,
        subject: '1.5 ETH',
        variant: 'error',
      }),
    )
  },
  30_000,
)

test('error: declined, nothing was sent', async () => {
  const modal = await setup({
    intercept: async () => {
      throw { code: 4001, message: 'no' }
    },
  })
  fireEvent.click(await modal.button('Swap'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Request declined in your walletNothing left your account.',
  )
  await modal.button('Try again')
  // The same values are a different swap once any of them was changed.
  fireEvent.click(await modal.button('Edit'))
  fireEvent.click(await modal.button('Review'))
  await modal.button('Swap')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('error: a price impact of 15 % or more is blocked', async () => {
  const modal = await setup({ prices: { [native]: 2_500, [usd]: 1 } })
  await screen.findByText(/^You would lose 20%/)
  const button = await modal.button('Swap')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(modal.kit.store.get(swapFlowAtom).controller).toBe(undefined)
})

test('behavior: a price impact of 3 % or more shows a warning', async () => {
  await setup({ prices: { [native]: 2_100, [usd]: 1 } })
  const text =
    /^You'll receive 4\.76% less than these tokens are worth elsewhere/
  await screen.findByText(text)
})

test('behavior: without an amount, leads to the swap form', async () => {
  const modal = await setupSwap()
  modal.open('SwapPreview')
  fireEvent.click(await modal.button('Set up a swap'))
  expect(modal.view()).toBe('Swap')
})
