// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPairingStub } from '../../../test/setup/createPairingStub.js'
import { renderLogin } from '../../../test/setup/renderLogin.js'
import { PairingExpiredError } from '../../core/errors/pairing.js'
import type { Wallet } from '../../core/wallet/wallet.js'

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
  const app = await renderLogin({ hasEmail: false, pairing: stub.pairing })
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

test('default: a row leads to the code, which is made once', async () => {
  const { pairing, screen, show, view } = await setup()
  fireEvent.click(screen.getByRole('button', { name: /WalletConnect/ }))
  expect(view()).toBe('ConnectingWalletConnect')
  expect(screen.getByText('Preparing the code')).toBeTruthy()
  await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
  await show()
  expect(screen.getByText('Scan with your wallet')).toBeTruthy()
  expect(
    screen.getByRole('img', { name: 'QR code of the connection request' }),
  ).toBeTruthy()
  // The code is for the eye and the clipboard alone.
  expect(document.documentElement.outerHTML).not.toContain('symKey')
})

test('behavior: it is copied on a click', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' })
  const { screen, show } = await openFor()
  await show()
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText.mock.calls).toEqual([[uri]])
})

test('behavior: somebody looks as long as the code is shown', async () => {
  const { attempts, countWatchers, modal, show } = await openFor()
  await show()
  expect(countWatchers()).toBeGreaterThan(0)
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => modal().back())
  expect(countWatchers()).toBe(0)
  await waitFor(() => expect(attempts[0]?.signal?.aborted).toBe(true))
})

test('behavior: what is approved goes on when the view has gone', async () => {
  const { attempts, modal, set, show } = await openFor()
  await show()
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => set({ status: 'connected', uri: undefined }))
  await act(async () => modal().back())
  await act(async () => {})
  expect(attempts[0]?.signal?.aborted).toBe(false)
})

test.each([
  [new UserRejectedRequestError(new Error('no')), 'You declined it'],
  [new PairingExpiredError(), 'The request has expired'],
])('error: %#, and anew', async (error, title) => {
  const { attempts, screen } = await openFor()
  await waitFor(() => expect(attempts).toHaveLength(1))
  await act(async () => attempts[0]?.reject(error))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(attempts).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('behavior: a wallet that is a page only is opened; the code is at hand', async () => {
  const { pairing, screen, show } = await openFor({
    links: { webapp: 'https://opal.example' },
  })
  await show()
  expect(screen.getByRole('button', { name: 'Open Opal' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  expect(pairing.connect).toHaveBeenCalledOnce()
})

test('behavior: an extension that is missing: where it is, and no pairing', async () => {
  const store = 'https://store.example/opal'
  const { countWatchers, pairing, screen } = await openFor({
    links: { chromeStore: store },
  })
  expect(screen.getByText('Opal was not found')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Get Opal' })
  expect(link.getAttribute('href')).toBe(store)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.queryByRole('img')).toBe(null)
  // What would ask is fetched first.
  await act(() => vi.dynamicImportSettled())
  expect(pairing.connect).not.toHaveBeenCalled()
  expect(countWatchers()).toBe(0)
})

test('behavior: a link that is refused leaves the code', async () => {
  const { screen, show } = await openFor({
    links: { webapp: 'javascript:alert(1)' },
  })
  await show()
  expect(screen.getByText('Scan with Opal')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Open/ })).toBe(null)
})

test('behavior: the ring shows the time that is left', async () => {
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

describe('on a phone', () => {
  const onPhone = (more: Record<string, unknown> = {}) =>
    vi.stubGlobal('navigator', { userAgent: phone, ...more })

  test('default: the app, then the code on request', async () => {
    onPhone()
    const { screen, show } = await openFor()
    await show()
    expect(screen.getByText('Continue in Opal')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
  })

  test('behavior: an app that does not open: its store, the link, the code', async () => {
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
    // Somebody else is waited for only from now on.
    expect(screen.container.querySelector('.lk-ring')).not.toBe(null)
    expect(screen.queryByRole('link')).toBe(null)
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(screen.getByText('Opal did not open')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(writeText.mock.calls).toEqual([[uri]])
    vi.useRealTimers()
  })

  test('behavior: a wallet that opens this page in itself is not paired', async () => {
    onPhone()
    const { pairing, screen } = await openFor({
      explorerId:
        'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    })
    expect(screen.getByText(/opens again inside the app/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Open Opal' })
    expect(button.getAttribute('aria-disabled')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBe(null)
    await act(() => vi.dynamicImportSettled())
    expect(pairing.connect).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
  })

  test('behavior: rows speak of no QR code', async () => {
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
