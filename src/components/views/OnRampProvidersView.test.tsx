import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onrampPage,
  setupOnramp,
} from '../../../test/setup/components/setupOnramp.js'
import type { setupProject } from '../../../test/setup/components/setupProject.js'
import { useModal } from '../../hooks/useModal.js'
import { BuyInProgressView } from './BuyInProgressView.js'
import { OnRampFiatSelectView } from './OnRampFiatSelectView.js'
import { OnRampProvidersView } from './OnRampProvidersView.js'
import { OnRampTokenSelectView } from './OnRampTokenSelectView.js'

const open = vi.fn()
beforeEach(() => void vi.stubGlobal('open', open))
afterEach(() => {
  cleanup()
  localStorage.clear()
  open.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const views: Readonly<Record<string, () => React.ReactNode>> = {
  BuyInProgress: BuyInProgressView,
  OnRampFiatSelect: OnRampFiatSelectView,
  OnRampProviders: OnRampProvidersView,
  OnRampTokenSelect: OnRampTokenSelectView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

async function setup(
  parameters: setupProject.Parameters & {
    view?: 'BuyInProgress' | 'OnRampFiatSelect' | 'OnRampTokenSelect'
  } = {},
) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { view = 'OnRampProviders', ...rest } = parameters
  const found = await setupOnramp(rest)
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view }],
  }))
  const { container } = render(<Views />, { wrapper })
  const text = () => container.textContent ?? ''
  const pass = (ms: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const type = async (amount: string) => {
    fireEvent.change(await screen.findByLabelText('Amount you pay'), {
      target: { value: amount },
    })
    await pass(300)
  }
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  return { ...found, container, pass, press, text, type }
}

/** Waits until the options and the balances have loaded. */
const loaded = () => screen.findByRole('button', { name: /^Pay in Euro/ })

test('default: shows price and fees, and opens the page within the click', async () => {
  const { press, readStack, text, type } = await setup()
  await loaded()
  expect(text()).toContain('Enter an amount')
  expect(text()).toContain('1–2% in fees')
  await type('100')
  await waitFor(() => expect(text()).toContain('1,234.5'))
  expect(text()).toContain('1.50 EUR in fees')
  const button = await screen.findByRole('button', {
    name: 'Continue to Coinbase',
  })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  // Nothing may be awaited between the click and opening the page.
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(open).toHaveBeenCalledWith(onrampPage, '_blank', 'noopener,noreferrer')
  await waitFor(() => expect(readStack().at(-1)).toBe('BuyInProgress'))
  const link = screen.getByRole('link', { name: 'Open Coinbase again' })
  expect(link.getAttribute('href')).toBe(onrampPage)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  await press("I didn't buy anything")
  expect(text()).toContain('No purchase made')
  await press('Try again')
  expect(readStack()).toEqual(['OnRampProviders'])
})

test('behavior: arrives once the balance increases', async () => {
  const { held, pass, press, readStack, text, type } = await setup()
  await loaded()
  await type('100')
  const button = await screen.findByRole('button', {
    name: 'Continue to Coinbase',
  })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(readStack().at(-1)).toBe('BuyInProgress'))
  await pass(11_000)
  expect(text()).toContain('Continue on Coinbase')
  held.amount = '103.000001'
  await pass(11_000)
  await waitFor(() => expect(text()).toContain('98.000001 USDC arrived'))
  // The receiving account, and its explorer link.
  const { href } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'View on explorer',
  })
  const address = href.split('/address/')[1] ?? ''
  expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
  expect(text()).toContain(address)
  await press('Done')
  expect(readStack()).toEqual(['Account'])
})

test('behavior: an invalid amount is explained in place', async () => {
  const { count, text, type } = await setup()
  await loaded()
  await type('5')
  expect(text()).toContain('The minimum is 10.00 EUR')
  expect(text()).toContain('Check the amount')
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(open).not.toHaveBeenCalled()
  expect(count('POST /v1/onramp/quote')).toBe(0)
})

test('behavior: a provider that sells only its own token says so', async () => {
  const { press, text, type } = await setup()
  await loaded()
  await type('100')
  await press(/Meld\.io/)
  expect(text()).toContain('Only sells USDC · 1–2% in fees')
  await screen.findByRole('button', { name: 'Continue to Meld.io' })
})

test('error: an estimate is labelled, cannot be bought, and can be retried', async () => {
  const { answers, press, text, type } = await setup()
  const quote = answers['POST /v1/onramp/quote']
  answers['POST /v1/onramp/quote'] = () => Response.json({}, { status: 400 })
  await loaded()
  await type('100')
  await screen.findByRole('alert')
  expect(text()).toContain('Estimate only')
  expect(text()).toContain('≈ 100 EUR')
  expect(text()).toContain('No price available')
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(open).not.toHaveBeenCalled()
  if (quote) answers['POST /v1/onramp/quote'] = quote
  await press('Try again')
  await waitFor(() => expect(text()).toContain('1,234.5'))
})

test('behavior: changes the payment currency and the token', async () => {
  const { press, readStack, text } = await setup()
  await press(/^Pay in Euro/)
  expect(readStack().at(-1)).toBe('OnRampFiatSelect')
  await press(/US Dollar/)
  expect(readStack()).toEqual(['OnRampProviders'])
  await press(/^Buy USDC/)
  await press(/^Ether/)
  expect(text()).toContain('USD')
  await screen.findByRole('button', { name: /^Buy ETH/ })
})

test('behavior: localizes currency names', async () => {
  const { kit, press } = await setup()
  await loaded()
  act(() => kit.store.set(kit.atoms.language, { locale: 'fr' }))
  await press(/^Pay in euro \(EUR\)/)
  await screen.findByRole('button', { name: /^Euro/ })
  await press(/^Dollar des États-Unis/)
  await screen.findByRole('button', { name: /^Pay in dollar des États-Unis/ })
})

test.each([
  ['OnRampProviders', { features: { onramp: false } }],
  ['OnRampFiatSelect', { isConnected: false }],
  ['OnRampTokenSelect', { isConnected: false }],
] as const)('error: no provider, %s', async (view, parameters) => {
  const { press, readStack } = await setup({
    ...parameters,
    ...(view !== 'OnRampProviders' && { view }),
    answers: {
      'GET /v1/onramp/options': () => ({
        paymentCurrencies: [],
        purchaseCurrencies: [],
      }),
    },
  })
  await waitFor(() =>
    expect(screen.queryByText("Buying isn't available here")).toBeTruthy(),
  )
  await press('Choose another network')
  expect(readStack().at(-1)).toBe('Networks')
})

test('behavior: a page with its own price needs no list, and shows what arrived', async () => {
  const { container, held, pass, press, readStack, text, type } = await setup({
    answers: {
      'GET /appkit/v1/config': () => ({
        features: [{ id: 'onramp', isEnabled: true, config: ['link'] }],
      }),
      'GET /v1/onramp/options': () => ({
        paymentCurrencies: [],
        purchaseCurrencies: [],
      }),
      'POST /v1/generators/onrampurl': ({ body }) => ({
        url: `http://localhost:4001/buy?usd=${body.presetFiatAmount}`,
      }),
    },
  })
  await type('100')
  await screen.findByRole('button', { name: 'Continue to localhost:4001' })
  expect(text()).toContain('See the price on localhost:4001')
  // Nothing is listed, so there is nothing to choose from.
  expect(container.querySelectorAll('button.lk-token-chip')).toHaveLength(0)
  await pass(1_000)
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(open).toHaveBeenCalledWith(
    'http://localhost:4001/buy?usd=100',
    '_blank',
    'noopener,noreferrer',
  )
  await waitFor(() => expect(readStack().at(-1)).toBe('BuyInProgress'))
  held.amount = '103.000001'
  await pass(11_000)
  await waitFor(() => expect(text()).toContain('98.000001 USDC arrived'))
  await press('Done')
})

test('error: labels the fallback list', async () => {
  await setup({
    answers: {
      'GET /v1/onramp/options': () => Response.json({}, { status: 400 }),
    },
    view: 'OnRampTokenSelect',
  })
  await screen.findByText(/Showing a short one/)
})

test('behavior: without a purchase, and after disconnecting', async () => {
  const { config, press, readStack, text } = await setup({
    view: 'BuyInProgress',
  })
  expect(text()).toContain('No purchase in progress')
  await act(() => disconnect(config))
  expect(text()).toContain('No purchase in progress')
  await press('Buy crypto')
  expect(readStack().at(-1)).not.toBe('BuyInProgress')
})

test("behavior: the account's own picture of the token is shown", async () => {
  const { container } = await setup()
  await waitFor(() =>
    expect(container.querySelector('.lk-buy-get img')).toMatchObject({
      src: 'https://icons.example/usdc.png',
    }),
  )
})
