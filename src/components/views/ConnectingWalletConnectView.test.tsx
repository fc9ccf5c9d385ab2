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

describe('on a phone', () => {
  test('default: the app, then the code on request', async () => {
    vi.stubGlobal('navigator', { userAgent: phone })
    const { screen, show } = await openFor()
    await show()
    expect(screen.getByText('Continue in Opal')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open Opal' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(screen.getByText('Scan with Opal')).toBeTruthy()
  })
})
