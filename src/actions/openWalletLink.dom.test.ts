import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLinkPairing } from '../../test/setup/pairing/createLinkPairing.js'
import { hostileLinks } from '../../test/setup/pairing/hostileLinks.js'
import { WALLET_LINK_TIMEOUT_MS } from '../core/constants/wallets.js'
import { ParameterError } from '../core/errors/base.js'
import {
  ConnectionAbortedError,
  WalletLinkError,
} from '../core/errors/pairing.js'
import type { Pairing } from '../core/ports/pairing.js'
import type { Kit } from '../createKit.js'
import { openWalletLink } from './openWalletLink.js'

const href = 'metamask://wc?uri=wc%3A1%402%3FsymKey%3Dcafe'
const universal = 'https://link.example/wc?uri=wc%3A1%402%3FsymKey%3Dcafe'
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const withPairing = (pairing: Partial<Pairing> | undefined) =>
  ({ getAccounts: () => [], pairing, projectId: 'test' }) as unknown as Kit
const kit = withPairing(undefined)
const open = vi.fn()
const hasFocus = vi.fn(() => true)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  open.mockReset()
  hasFocus.mockReset().mockReturnValue(true)
  vi.stubGlobal('open', open)
  vi.spyOn(document, 'hasFocus').mockImplementation(hasFocus)
  click()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const click = () => void window.dispatchEvent(new Event('pointerdown'))
const wait = () => vi.advanceTimersByTimeAsync(WALLET_LINK_TIMEOUT_MS)

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Counts listeners of the page, added minus removed. */
function countListeners() {
  let count = 0
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...args: Parameters<typeof add>) => {
        count++
        add.apply(target, args)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...args: Parameters<typeof remove>) => {
        count--
        remove.apply(target, args)
      },
    )
  }
  return () => count
}

test('default: opens synchronously', async () => {
  const call = openWalletLink(kit, { href })
  expect(open.mock.calls).toEqual([[href, '_self', 'noreferrer noopener']])
  setVisibility('hidden')
  expect(await call).toEqual({ isOpened: true })
})

test('param: target, features', async () => {
  const call = openWalletLink(kit, {
    features: 'noreferrer',
    href,
    target: '_top',
  })
  expect(open.mock.calls).toEqual([[href, '_top', 'noreferrer']])
  await wait()
  await call
})

test('behavior: nothing was opened', async () => {
  const call = openWalletLink(kit, { href })
  // The browser's prompt takes the focus and returns it.
  window.dispatchEvent(new Event('blur'))
  setVisibility('visible')
  await wait()
  expect(await call).toEqual({ isOpened: false })
})

test('behavior: page was left', async () => {
  const call = openWalletLink(kit, { href })
  window.dispatchEvent(new Event('pagehide'))
  expect(await call).toEqual({ isOpened: true })
})

test('behavior: focus is elsewhere at the end', async () => {
  const call = openWalletLink(kit, { href })
  hasFocus.mockReturnValue(false)
  await wait()
  expect(await call).toEqual({ isOpened: true })
})

test('behavior: ignores the focus if the page never had it', async () => {
  hasFocus.mockReturnValue(false)
  const call = openWalletLink(kit, { href })
  await wait()
  expect(await call).toEqual({ isOpened: false })
})

test('behavior: browser throws', async () => {
  open.mockImplementation(() => {
    throw new Error('unknown protocol')
  })
  expect(await openWalletLink(kit, { href })).toEqual({ isOpened: false })
})

test('behavior: one link per gesture', async () => {
  const first = openWalletLink(kit, { href })
  expect(await openWalletLink(kit, { href })).toEqual({ isOpened: false })
  // End of the same touch.
  window.dispatchEvent(new MouseEvent('click', { detail: 1 }))
  expect(await openWalletLink(kit, { href })).toEqual({ isOpened: false })
  expect(open).toHaveBeenCalledOnce()
  window.dispatchEvent(new MouseEvent('click', { detail: 0 }))
  const second = openWalletLink(kit, { href })
  expect(open).toHaveBeenCalledTimes(2)
  await wait()
  await Promise.all([first, second])
})

test('behavior: no user gesture', async () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: false } })
  expect(await openWalletLink(kit, { href })).toEqual({ isOpened: false })
  expect(open).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  const call = openWalletLink(kit, { href })
  expect(open).toHaveBeenCalledOnce()
  await wait()
  await call
})

test('behavior: Telegram opens web links itself', async () => {
  const openLink = vi.fn()
  vi.stubGlobal('Telegram', { WebApp: { openLink, platform: 'ios' } })
  const call = openWalletLink(kit, { href: universal, target: '_blank' })
  expect(openLink.mock.calls).toEqual([[universal]])
  expect(open).not.toHaveBeenCalled()
  await wait()
  await call
  click()
  const other = openWalletLink(kit, { href, target: '_blank' })
  expect(open).toHaveBeenCalledWith(href, '_blank', 'noreferrer noopener')
  expect(openLink).toHaveBeenCalledOnce()
  await wait()
  await other
})

test.each([
  [
    'fails',
    'ios',
    () => {
      throw new Error('WebAppMethodUnsupported')
    },
  ],
  ['is not in Telegram', 'unknown', () => {}],
])('behavior: openLink of Telegram %s', async (_, platform, openLink) => {
  vi.stubGlobal('Telegram', { WebApp: { openLink, platform } })
  const call = openWalletLink(kit, { href: universal, target: '_blank' })
  expect(open.mock.calls).toEqual([
    [universal, '_blank', 'noreferrer noopener'],
  ])
  await wait()
  await call
})

test('behavior: leaves no listener and no timer', async () => {
  const count = countListeners()
  for (const end of [
    () => setVisibility('hidden'),
    () => void window.dispatchEvent(new Event('pagehide')),
    () => void wait(),
  ]) {
    click()
    const call = openWalletLink(kit, { href })
    end()
    await call
    click()
    expect(count()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('param: signal', async () => {
  const count = countListeners()
  const controller = new AbortController()
  const { signal } = controller
  const call = openWalletLink(kit, { href, signal })
  controller.abort()
  await expect(call).rejects.toBeInstanceOf(ConnectionAbortedError)
  click()
  expect(count()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  const late = openWalletLink(kit, { href, signal })
  await expect(late).rejects.toBeInstanceOf(ConnectionAbortedError)
  expect(open).toHaveBeenCalledOnce()
})

test('error: links that are not wallet links are not opened', async () => {
  for (const link of [...hostileLinks, 'metamask://', 'https://a.example']) {
    if (/\/wc\?uri=wc%3A\w+%402$/.test(String(link))) continue
    click()
    await expect(
      openWalletLink(kit, { href: link as string }),
    ).rejects.toBeInstanceOf(
      typeof link === 'string' ? WalletLinkError : ParameterError,
    )
  }
  expect(open).not.toHaveBeenCalled()
})

test('behavior: remembers the app once the wallet has connected', async () => {
  const pairing = createLinkPairing()
  pairing.set({ status: 'waiting', uri: 'wc:1@2' })
  const call = openWalletLink(withPairing(pairing), { href, name: 'MetaMask' })
  expect(localStorage.getItem(key)).toBeNull()
  pairing.set({ status: 'waiting', uri: 'wc:3@2' })
  expect(localStorage.getItem(key)).toBeNull()
  pairing.set({ status: 'connected', uri: undefined })
  expect(localStorage.getItem(key)).toBe(
    '{"href":"metamask://","name":"MetaMask"}',
  )
  expect(pairing.countListeners()).toBe(0)
  await wait()
  await call
})

test('behavior: remembers the last opened app, none if the attempt ends', async () => {
  const pairing = createLinkPairing()
  pairing.set({ status: 'waiting', uri: 'wc:1@2' })
  const calls = [
    openWalletLink(withPairing(pairing), { href, name: 'MetaMask' }),
  ]
  click()
  calls.push(
    openWalletLink(withPairing(pairing), { href: universal, name: 'Ember' }),
  )
  expect(pairing.countListeners()).toBe(1)
  pairing.set({ status: 'connected', uri: undefined })
  expect(localStorage.getItem(key)).toBe(
    '{"href":"https://link.example/","name":"Ember"}',
  )
  localStorage.clear()
  pairing.set({ status: 'opening', uri: undefined })
  click()
  calls.push(openWalletLink(withPairing(pairing), { href, name: 'MetaMask' }))
  pairing.set({ status: 'idle', uri: undefined })
  pairing.set({ status: 'connected', uri: undefined })
  expect(localStorage.getItem(key)).toBeNull()
  await wait()
  await Promise.all(calls)
})

test('behavior: does not leak the URI', async () => {
  const before = location.href
  const said: unknown[] = []
  for (const name of ['debug', 'info', 'log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...all) => said.push(...all))
  const push = vi.spyOn(history, 'pushState')
  const replace = vi.spyOn(history, 'replaceState')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const pairing = createLinkPairing()
  pairing.set({ status: 'waiting', uri: 'wc:1@2' })
  const call = openWalletLink(withPairing(pairing), { href, name: 'MetaMask' })
  pairing.set({ status: 'connected', uri: undefined })
  await wait()
  await call
  click()
  const evil = `${href}&x=1`
  const error = await openWalletLink(kit, { href: evil }).catch((e) => e)
  expect(`${error}${error.stack}${JSON.stringify(error)}`).not.toContain('cafe')
  expect(said).toEqual([])
  for (const call of [push, replace, fetched])
    expect(call).not.toHaveBeenCalled()
  expect(location.href).toBe(before)
  expect(document.referrer).not.toContain('cafe')
  expect(JSON.stringify(localStorage)).not.toContain('cafe')
  expect(open.mock.calls[0]?.[2]).toContain('noreferrer')
})
