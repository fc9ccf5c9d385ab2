import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import { PairingExpiredError } from '../../core/errors/pairing.js'
import type { Wallet } from '../../core/wallet.js'

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup() {
  const stub = createPairingStub()
  const attempts: { reject: (error: Error) => void; signal?: AbortSignal }[] =
    []
  stub.pairing.connect.mockImplementation(
    ((parameters: { signal?: AbortSignal }) =>
      new Promise<never>((_, reject) => {
        const { signal } = parameters
        attempts.push({ reject, ...(signal && { signal }) })
        signal?.addEventListener('abort', () => reject(signal.reason))
      })) as never,
  )
  const app = await renderLogin({ pairing: stub.pairing })
  const show = () =>
    act(async () =>
      stub.set({ expiresAt: Date.now() + 200_000, status: 'waiting', uri }),
    )
  return { ...app, ...stub, attempts, show }
}

const wallet = (more: Partial<Wallet> = {}): Wallet => ({
  connectorUid: 'uid',
  group: 'recommended',
  hint: undefined,
  icon: undefined,
  id: 'explorer-id',
  isInstalled: false,
  isRecent: false,
  key: 'explorer-id',
  links: { mobile: 'opal://', playStore: 'https://play.example/opal' },
  name: 'Opal',
  namespace: 'eip155',
  type: 'WALLET_CONNECT',
  ...more,
})

async function openFor(more: Partial<Wallet> = {}) {
  const app = await setup()
  await act(async () =>
    app.modal().open({
      view: 'ConnectingWalletConnect',
      data: { wallet: wallet(more) },
    }),
  )
  return app
}

test('default: a row opens the QR code, which is created once', async () => {
  const { pairing, screen, show, view } = await setup()
  fireEvent.click(screen.getByRole('button', { name: /WalletConnect/ }))
  expect(view()).toBe('ConnectingWalletConnect')
  expect(screen.getByText('Preparing the QR code')).toBeTruthy()
  await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
  await show()
  expect(screen.getByText('Scan with your wallet')).toBeTruthy()
  expect(
    screen.getByRole('img', { name: 'QR code to connect your wallet' }),
  ).toBeTruthy()
  // The URI is available only as an image and through the clipboard.
  expect(document.documentElement.outerHTML).not.toContain('symKey')
})

test('behavior: copies the URI on click', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' })
  const { screen, show } = await openFor()
  await show()
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText.mock.calls).toEqual([[uri]])
})

test('behavior: keeps a watcher while the code is shown', async () => {
  const { attempts, countWatchers, modal, show } = await openFor()
  await show()
  expect(countWatchers()).toBeGreaterThan(0)
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => modal().back())
  expect(countWatchers()).toBe(0)
  await waitFor(() => expect(attempts[0]?.signal?.aborted).toBe(true))
})

test('behavior: another wallet replaces the attempt without being aborted', async () => {
  const { attempts, modal, pairing, screen, show } = await openFor()
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () =>
    modal().open({
      view: 'ConnectingWalletConnect',
      data: { wallet: wallet({ id: 'other', key: 'other', name: 'Jade' }) },
    }),
  )
  await waitFor(() => expect(pairing.connect).toHaveBeenCalledTimes(2))
  expect(attempts[0]?.signal?.aborted).toBe(true)
  await show()
  expect(screen.getByText('Scan with Jade')).toBeTruthy()
  expect(attempts[1]?.signal?.aborted).toBe(false)
})

test('behavior: an approved pairing continues after leaving the view', async () => {
  const { attempts, modal, set, show } = await openFor()
  await show()
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => set({ status: 'connected', uri: undefined }))
  await act(async () => modal().back())
  await act(async () => {})
  expect(attempts[0]?.signal?.aborted).toBe(false)
})

test.each([
  [new UserRejectedRequestError(new Error('no')), 'Request declined'],
  [new PairingExpiredError(), 'Request expired'],
])('error: %#, then retry', async (error, title) => {
  const { attempts, screen } = await openFor()
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => attempts[0]?.reject(error))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(attempts).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('behavior: a web-only wallet is opened; the code is available on request', async () => {
  const { pairing, screen, show } = await openFor({
    links: { webapp: 'https://opal.example' },
  })
  await show()
  expect(
    screen.getByRole('button', { name: 'Open the web wallet' }),
  ).toBeTruthy()
  expect(screen.queryByRole('img')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  expect(pairing.connect).toHaveBeenCalledOnce()
})

test('behavior: a missing extension shows an install link without pairing', async () => {
  const store = 'https://store.example/opal'
  const { countWatchers, pairing, screen } = await openFor({
    links: { chromeStore: store },
  })
  expect(screen.getByText('Opal not found')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Get Opal' })
  expect(link.getAttribute('href')).toBe(store)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.queryByRole('img')).toBe(null)
  // The code that would pair is loaded by then.
  await act(() => vi.dynamicImportSettled())
  expect(pairing.connect).not.toHaveBeenCalled()
  expect(countWatchers()).toBe(0)
})

test('behavior: an unsafe link falls back to the code', async () => {
  const { screen, show } = await openFor({
    links: { webapp: 'javascript:alert(1)' },
  })
  await show()
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Open/ })).toBe(null)
})

test('behavior: the ring shows the remaining time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, set } = await openFor()
  const left = () =>
    Number(
      screen.container
        .querySelector<SVGElement>('.lk-pairing-time')
        ?.style.getPropertyValue('--lk-left'),
    )
  expect(left()).toBe(0)
  const expiresAt = Date.now() + 240_000
  await act(async () => set({ expiresAt, status: 'waiting', uri }))
  expect(left()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(left()).toBeCloseTo(0.75, 1)
  vi.useRealTimers()
})

describe('several ways', () => {
  const links = {
    desktop: 'opal-desktop://',
    mobile: 'opal://',
    webapp: 'https://opal.example',
  }
  const tabsOf = (screen: Awaited<ReturnType<typeof setup>>['screen']) =>
    screen.getAllByRole('tab').map(({ textContent }) => textContent)

  test('default: renders tabs, selects the first, and shares one pairing', async () => {
    const { attempts, pairing, screen, show } = await openFor({ links })
    await show()
    expect(tabsOf(screen)).toEqual(['Phone', 'Website', 'Desktop app'])
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
    const open = vi.fn((..._: unknown[]) => null)
    vi.stubGlobal('open', open)
    fireEvent.click(screen.getByRole('tab', { name: 'Website' }))
    fireEvent.click(screen.getByRole('button', { name: 'Open the web wallet' }))
    expect(open.mock.calls).toEqual([
      [
        `https://opal.example/wc?uri=${encodeURIComponent(uri)}`,
        '_blank',
        'noreferrer noopener',
      ],
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Desktop app' }))
    fireEvent.click(
      screen.getByRole('button', { name: 'Open the desktop app' }),
    )
    expect(open.mock.lastCall?.slice(0, 2)).toEqual([
      `opal-desktop://wc?uri=${encodeURIComponent(uri)}`,
      '_self',
    ])
    await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
    expect(attempts[0]?.signal?.aborted).toBe(false)
  })

  test('behavior: the keyboard keeps the focus on the tabs', async () => {
    const { screen, show } = await openFor({ links })
    await show()
    const first = screen.getByRole('tab', { name: 'Phone' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    const second = screen.getByRole('tab', { name: 'Website' })
    expect(document.activeElement).toBe(second)
    expect(second.getAttribute('aria-selected')).toBe('true')
    expect(
      screen.getByRole('tabpanel', { name: 'Website' }).textContent,
    ).toContain('Continue in Opal')
    fireEvent.keyDown(second, { key: 'End' })
    expect(document.activeElement?.textContent).toBe('Desktop app')
  })

  test('error: a way with an unsafe link is not offered', async () => {
    const { screen, show } = await openFor({
      links: {
        ...links,
        desktop: 'javascript:alert(1)',
        webapp: 'data:text/html,<script>alert(1)</script>',
      },
    })
    await show()
    expect(screen.queryByRole('tab')).toBe(null)
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
  })

  test('error: declined for every way, then retry', async () => {
    const { attempts, screen } = await openFor({ links })
    await waitFor(() => expect(attempts).toHaveLength(1))
    fireEvent.click(screen.getByRole('tab', { name: 'Website' }))
    await act(async () =>
      attempts[0]?.reject(new UserRejectedRequestError(new Error('no'))),
    )
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Request declined',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(attempts).toHaveLength(2))
    expect(
      screen.getByRole('button', { name: 'Open the web wallet' }),
    ).toBeTruthy()
  })

  test('behavior: on a phone, offers the app, then the website', async () => {
    vi.stubGlobal('navigator', { userAgent: phone })
    const { screen, show } = await openFor({ links })
    await show()
    expect(tabsOf(screen)).toEqual(['App', 'Website'])
    expect(screen.getByRole('button', { name: 'Open Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Website' }))
    expect(
      screen.getByRole('button', { name: 'Open the web wallet' }),
    ).toBeTruthy()
  })
})

describe('only way to connect', () => {
  async function start(parameters: Parameters<typeof renderLogin>[0] = {}) {
    const stub = createPairingStub()
    stub.pairing.connect.mockImplementation(
      (() => new Promise(() => {})) as never,
    )
    const { pairing } = stub
    const app = await renderLogin({ hasEmail: false, pairing, ...parameters })
    return { ...app, ...stub }
  }

  test('default: shows the code immediately, with a link to all wallets', async () => {
    const { modal, pairing, screen, set, view } = await start()
    expect(view()).toBe('ConnectingWalletConnectBasic')
    await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
    await act(async () =>
      set({ expiresAt: Date.now() + 200_000, status: 'waiting', uri }),
    )
    expect(screen.getByText('Scan with your wallet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(modal().canGoBack).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'All wallets' }))
    expect(view()).toBe('AllWallets')
    act(() => modal().back())
    expect(view()).toBe('ConnectingWalletConnectBasic')
  })

  test('behavior: the requested view opens after connecting', async () => {
    const { modal } = await start()
    act(() => modal().close())
    act(() => modal().open({ namespace: 'eip155', view: 'WalletSend' }))
    expect(modal().entry).toEqual({
      view: 'ConnectingWalletConnectBasic',
      data: { namespace: 'eip155', redirectView: 'WalletSend' },
    })
    act(() => modal().close())
    act(() => modal().open({ view: 'WhatIsAWallet' }))
    expect(modal().entry.view).toBe('WhatIsAWallet')
  })

  test('behavior: on a phone, opens all wallets unless they are hidden', async () => {
    vi.stubGlobal('navigator', { userAgent: phone })
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
    const { modal, view } = await start()
    expect(view()).toBe('AllWallets')
    act(() => modal().close())
    cleanup()
    const hidden = await start({ options: { allWallets: 'HIDE' } })
    expect(hidden.view()).toBe('ConnectingWalletConnectBasic')
    expect(hidden.screen.queryByRole('button', { name: 'All wallets' })).toBe(
      null,
    )
  })

  test.each([
    ['a login', { hasEmail: true }],
    [
      'a wallet in the page',
      { wallets: { 'io.fox': { name: 'Fox', ...createProvider() } } },
    ],
    ['a wallet of the app', { options: { custom: [{ id: 'o', name: 'O' }] } }],
  ])('behavior: not used with %s', async (_name, parameters) => {
    const { view } = await start(parameters)
    expect(view()).toBe('Connect')
  })
})

describe('on a phone', () => {
  const onPhone = (more: Record<string, unknown> = {}) =>
    vi.stubGlobal('navigator', { userAgent: phone, ...more })

  test('default: offers the app, then the code on request', async () => {
    onPhone()
    const { screen, show } = await openFor()
    await show()
    expect(screen.getByText('Continue in Opal')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
  })

  test('behavior: an app that does not open offers its store, the link and the code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const writeText = vi.fn(async (_text: string) => {})
    onPhone({ clipboard: { writeText } })
    const open = vi.fn((..._: unknown[]) => null)
    vi.stubGlobal('open', open)
    const { screen, show } = await openFor()
    const button = () => screen.getByRole('button', { name: 'Open Opal' })
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await show()
    expect(screen.container.querySelector('.lk-ring')).toBe(null)
    fireEvent.click(button())
    expect(open.mock.calls).toEqual([
      [`opal://wc?uri=${encodeURIComponent(uri)}`, '_self', expect.anything()],
    ])
    // The ring appears only once the app was opened.
    expect(screen.container.querySelector('.lk-ring')).not.toBe(null)
    expect(screen.queryByRole('link')).toBe(null)
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(screen.getByText("Opal didn't open")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(writeText.mock.calls).toEqual([[uri]])
    vi.useRealTimers()
  })

  test('behavior: a wallet that opens the page in its own browser is not paired', async () => {
    onPhone()
    const { pairing, screen } = await openFor({
      explorerId:
        'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    })
    expect(screen.getByText(/reopens inside the app/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Open Opal' })
    expect(button.getAttribute('aria-disabled')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBe(null)
    await act(() => vi.dynamicImportSettled())
    expect(pairing.connect).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
  })

  test('behavior: rows do not mention a QR code', async () => {
    onPhone()
    const { pairing } = createPairingStub()
    const custom = { id: 'opal', links: { mobile: 'opal://' }, name: 'Opal' }
    const options = { custom: [custom] }
    const { screen } = await renderLogin({ hasEmail: false, options, pairing })
    const row = screen.getByRole('button', { name: /^Opal/ })
    expect(row.textContent).not.toContain('QR code')
    expect(screen.queryByRole('button', { name: /^WalletConnect/ })).toBe(null)
  })
})
