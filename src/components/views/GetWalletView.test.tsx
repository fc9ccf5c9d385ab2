import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { DownloadsView } from './DownloadsView.js'
import { GetWalletView } from './GetWalletView.js'
import { UsageExceededView } from './UsageExceededView.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const views: Readonly<Record<string, () => React.ReactNode>> = {
  Downloads: DownloadsView,
  GetWallet: GetWalletView,
  UsageExceeded: UsageExceededView,
  WhatIsANetwork: WhatIsANetworkView,
  WhatIsAWallet: WhatIsAWalletView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

const row = (id: string, links: object) => ({
  chains: ['eip155:1'],
  id,
  name: `Wallet ${id}`,
  ...links,
})
const chrome_store = 'https://chrome.example/one'
const rows = [
  row('one', { chrome_store, homepage: 'https://one.example' }),
  row('two', {
    app_store: 'https://apps.example/two',
    homepage: 'https://two.example',
  }),
  row('bad', { homepage: 'javascript:alert(1)' }),
  row('none', {}),
]

async function setup(
  entry: ModalEntry,
  parameters: setupProject.Parameters = {},
) {
  const found = await setupProject({
    isConnected: false,
    ...parameters,
    answers: {
      'GET /getWallets': () => ({ count: rows.length, data: rows }),
      ...parameters.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'Connect' as const }, entry],
  }))
  const { container } = render(<Views />, { wrapper })
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  const readStack = () =>
    kit.store.get(kit.atoms.modal).stack.map(({ view }) => view)
  return { ...found, press, readStack, text: () => container.textContent ?? '' }
}

test('default: leads from the introduction to the downloads of a wallet', async () => {
  const { press, readStack, text } = await setup({ view: 'WhatIsAWallet' })
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  await press('Get a wallet')
  await press('Wallet one')
  expect(readStack().at(-1)).toBe('Downloads')
  expect(text()).toContain('Get Wallet one')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    chrome_store,
    'https://one.example',
  ])
  for (const link of links)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.queryByRole('img')).toBeNull()
})

test('behavior: lists only wallets with a download, and a QR code for phones', async () => {
  const { press } = await setup({ view: 'GetWallet' })
  await screen.findByRole('button', { name: 'Wallet two' })
  expect(screen.queryByRole('button', { name: /bad|none/ })).toBeNull()
  await press('Wallet two')
  screen.getByRole('img', { name: 'QR code to get Wallet two' })
})

test('error: explorer fails, then retry succeeds', async () => {
  let isBroken = true
  const { press, text } = await setup(
    { view: 'GetWallet' },
    {
      answers: {
        'GET /getWallets': () =>
          isBroken
            ? Response.json({}, { status: 400 })
            : { count: rows.length, data: rows },
      },
    },
  )
  await screen.findByRole('alert')
  expect(text()).toContain("Couldn't load the list")
  isBroken = false
  await press('Try again')
  await screen.findByRole('button', { name: 'Wallet one' })
})

test.each([
  undefined,
  {},
  { wallet: {} as never },
  { wallet: { links: { homepage: 'javascript:alert(1)' } } as never },
])('error: no known download for %o', async (data) => {
  const { press, readStack } = await setup({ data, view: 'Downloads' })
  await screen.findByText('No download link')
  expect(screen.queryByRole('link')).toBeNull()
  await press('Choose a wallet')
  expect(readStack().at(-1)).toBe('GetWallet')
})

test('behavior: the network introduction goes back', async () => {
  const { press, readStack } = await setup({ view: 'WhatIsANetwork' })
  await press('Got it')
  expect(readStack()).toEqual(['Connect'])
})

test('behavior: exceeded usage is explained and can be checked again', async () => {
  const planLimits = {
    isAboveMauLimit: true,
    isAboveRpcLimit: false,
    tier: 'starter',
  }
  const path = 'GET /appkit/v1/project-limits'
  const { count, kit, press, readStack, text } = await setup(
    { view: 'UsageExceeded' },
    { answers: { [path]: () => ({ planLimits }) } },
  )
  expect(text()).toContain('your tokens are safe')
  await waitFor(() => expect(count(path)).toBe(1))
  await waitFor(() =>
    expect(screen.getByText('Try again').getAttribute('aria-busy')).toBeNull(),
  )
  planLimits.isAboveMauLimit = false
  await press('Try again')
  // No longer blocked.
  await waitFor(() => expect(readStack()).toEqual(['Connect']))
  expect(kit.store.get(kit.atoms.modal).isOpen).toBe(true)
})
