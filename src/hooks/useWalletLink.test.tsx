import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLinkPairing } from '../../test/setup/pairing/createLinkPairing.js'
import { WALLET_LINK_TIMEOUT_MS } from '../core/constants/wallets.js'
import { WalletLinkError } from '../core/errors/pairing.js'
import { browserLinkWallets } from '../core/options/browserLinks.js'
import type { Wallet, WalletOptions } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useWalletLink } from './useWalletLink.js'

const uri = 'wc:1@2?symKey=cafe'
const href = `ember://wc?uri=${encodeURIComponent(uri)}`
const universal = `https://link.example/wc?uri=${encodeURIComponent(uri)}`
const ember: Wallet = {
  connectorUid: '1',
  group: 'walletConnect',
  hint: undefined,
  icon: undefined,
  id: 'ember',
  isInstalled: false,
  isRecent: false,
  key: 'ember',
  links: {
    appStore: 'https://apps.example/ios',
    mobile: 'ember://',
    universal: 'https://link.example',
  },
  name: 'Ember',
  namespace: 'eip155',
  type: 'WALLET_CONNECT',
}
const phantom = { ...ember, explorerId: browserLinkWallets.phantom }
const open = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  open.mockReset()
  vi.stubGlobal('open', open)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1',
  )
  click()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const members = { getAccounts: () => [], projectId: 'test' }
const click = () => void window.dispatchEvent(new Event('pointerdown'))

function setup(
  parameters: Partial<useWalletLink.Parameters> = {},
  wallets?: WalletOptions,
) {
  const pairing = createLinkPairing()
  const kit = { ...members, pairing, wallets } as unknown as Kit
  const all = { kit, wallet: ember as Wallet | undefined, ...parameters }
  const hook = renderHook(() => useWalletLink(all), { wrapper: StrictMode })
  const read = () => hook.result.current
  const setUri = (uri: string | undefined) =>
    act(() => pairing.set({ status: uri ? 'waiting' : 'opening', uri }))
  return { all, hook, pairing, read, setUri }
}

test('default: is ready with the URI and opens within the click', async () => {
  const { pairing, read, setUri } = setup()
  expect(read()).toMatchObject({ href: undefined, status: 'preparing' })
  act(() => read().open())
  expect(open).not.toHaveBeenCalled()
  setUri(uri)
  expect(read()).toMatchObject({
    href,
    platforms: ['mobile'],
    rel: 'noreferrer noopener',
    status: 'ready',
    target: '_self',
    universalHref: universal,
  })
  let calls = 0
  act(() => {
    read().open()
    calls = open.mock.calls.length
  })
  expect(calls).toBe(1)
  expect(open.mock.calls).toEqual([[href, '_self', 'noreferrer noopener']])
  expect(read().status).toBe('opening')
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(read().status).toBe('opened')
  act(() => pairing.set({ status: 'connected', uri: undefined }))
  expect(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(
    '{"href":"ember://","name":"Ember"}',
  )
})

test('behavior: link does not open, then the universal link', async () => {
  const { read, setUri } = setup()
  setUri(uri)
  act(() => read().open())
  await act(() => vi.advanceTimersByTimeAsync(WALLET_LINK_TIMEOUT_MS))
  expect(read().status).toBe('notOpened')
  expect(read().install).toEqual([
    { href: 'https://apps.example/ios', store: 'appStore' },
  ])
  click()
  act(() => read().open({ isUniversal: true }))
  expect(open.mock.lastCall?.[0]).toBe(universal)
  expect(read().status).toBe('opening')
})

test('behavior: a new URI resets the status', async () => {
  const { read, setUri } = setup()
  setUri(uri)
  act(() => read().open())
  setUri('wc:2@2?symKey=beef')
  expect(read().status).toBe('ready')
  await act(() => vi.advanceTimersByTimeAsync(WALLET_LINK_TIMEOUT_MS))
  expect(read().status).toBe('ready')
})

test('behavior: watches the pairing while mounted', () => {
  const { hook, pairing } = setup()
  expect(pairing.countWatchers()).toBe(1)
  hook.unmount()
  expect(pairing.countWatchers()).toBe(0)
  expect(pairing.countListeners()).toBe(0)
})

test('behavior: unmounts while opening', async () => {
  const { hook, read, setUri } = setup()
  setUri(uri)
  act(() => read().open())
  hook.unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a wallet with its own browser needs no pairing', async () => {
  const { pairing, read } = setup({ wallet: phantom })
  const expected = `https://phantom.app/ul/browse/${encodeURIComponent(location.href)}`
  expect(read().status).toBe('ready')
  expect(read().platforms).toEqual(['mobile'])
  expect(pairing.countWatchers()).toBe(0)
  act(() => read().open())
  expect(open.mock.lastCall?.[0]).toContain(expected)
})

test('behavior: prefers universal links if the kit does', () => {
  const { read, setUri } = setup({}, { preferUniversalLinks: true })
  setUri(uri)
  expect(read()).toMatchObject({ href: universal, universalHref: undefined })
})

test('behavior: copies the URI', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { read, setUri } = setup()
  setUri(uri)
  await act(async () => read().copy())
  expect(writeText.mock.calls).toEqual([[uri]])
  expect(read().copyStatus).toBe('copied')
})

test.each([
  ['no wallet', undefined],
  ['no link', { ...ember, links: undefined }],
  ['a hostile link', { ...ember, links: { mobile: 'javascript:alert(1)' } }],
])('error: %s', (_, wallet) => {
  const { pairing, read, setUri } = setup({ wallet })
  setUri(uri)
  expect(read()).toMatchObject({ href: undefined, status: 'unsupported' })
  if (wallet) expect(read().error).toBeInstanceOf(WalletLinkError)
  act(() => read().open())
  expect(open).not.toHaveBeenCalled()
  expect(pairing.countWatchers()).toBe(0)
})

test('error: a kit without WalletConnect', () => {
  const kit = {
    ...members,
    pairing: undefined,
    wallets: undefined,
  } as unknown as Kit
  expect(setup({ kit }).read().status).toBe('unsupported')
})

function Page({ kit }: { kit: Kit }) {
  const { href, status } = useWalletLink({ kit, wallet: ember })
  return <a href={href}>{status}</a>
}

test('behavior: server render', () => {
  const pairing = createLinkPairing()
  pairing.set({ status: 'waiting', uri })
  const kit = { ...members, pairing } as unknown as Kit
  expect(renderToString(<Page kit={kit} />)).toBe('<a>preparing</a>')
})
