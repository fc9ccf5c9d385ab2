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
import { swapFlowAtom } from '../../modal/swap/swapFlowAtom.js'

const { native, usd } = places

beforeAll(async () => {
  // Their first load takes long where they are compiled on the way.
  await import('../../actions/swap/startSwap.js')
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

/** What the wallet was asked to sign, of the last transaction. */
function readSigned(modal: Awaited<ReturnType<typeof setupSwap>>) {
  const params = (modal.sent().at(-1)?.params ?? []) as Call[]
  const { data = '0x', value = '0x0' } = params[0] ?? {}
  const { args } = decodeFunctionData({ abi: routerAbi, data })
  return { minimum: args?.[0], value: BigInt(value) }
}

test('default: what is shown is what is signed; then what was swapped', async () => {
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

test('behavior: no figure changes by itself; what is too old can be renewed', async () => {
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

test('behavior: the second click of a double click on "Review" swaps nothing', async () => {
  const modal = await setup()
  fireEvent.click(await modal.button('Swap'), { detail: 2 })
  expect(modal.kit.store.get(swapFlowAtom).controller).toBe(undefined)
})

test('behavior: pressed twice it is swapped once, and goes on unseen', async () => {
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

test('error: declined, nothing has left', async () => {
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
  // The same words are another swap once something in it was changed.
  fireEvent.click(await modal.button('Edit'))
  fireEvent.click(await modal.button('Review'))
  await modal.button('Swap')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('error: a loss of 15 % and more is not offered', async () => {
  const modal = await setup({ prices: { [native]: 2_500, [usd]: 1 } })
  await screen.findByText(/^You would lose 20%/)
  const button = await modal.button('Swap')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(modal.kit.store.get(swapFlowAtom).controller).toBe(undefined)
})

test('behavior: a loss of 3 % is said in one sentence', async () => {
  await setup({ prices: { [native]: 2_100, [usd]: 1 } })
  const text =
    /^You'll receive 4\.76% less than these tokens are worth elsewhere/
  await screen.findByText(text)
})

test('behavior: with nothing entered it leads to where that is done', async () => {
  const modal = await setupSwap()
  modal.open('SwapPreview')
  fireEvent.click(await modal.button('Set up a swap'))
  expect(modal.view()).toBe('Swap')
})
