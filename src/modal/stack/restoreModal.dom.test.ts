import { afterEach, expect, test, vi } from 'vitest'
import {
  createModalKit,
  modalAddress,
} from '../../../test/setup/kit/createModalKit.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { savePendingLogin } from '../../features/login/savePendingLogin.js'
import { payAssets } from '../../features/pay/payAssets.js'
import { type PayFlow, payFlowAtom } from '../pay/payFlowAtom.js'
import { restoreModal } from './restoreModal.js'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

/** A page load; loading again simulates a reload. */
function load() {
  const modal = createModalKit()
  const start = () => stops.push(restoreModal(modal.kit))
  return {
    ...modal,
    start,
    views: () => modal.read().stack.map(({ view }) => view),
  }
}

function leave(...entries: ModalEntry[]) {
  const before = load()
  before.start()
  openModal(before.kit, { view: 'Swap', namespace: 'solana' })
  for (const entry of entries) goToView(before.kit, entry)
  for (const stop of stops.splice(0)) stop()
  return before
}

const login = {
  email: 'ada@example.com',
  sentAt: Date.now(),
  step: 'otp',
} as const
const draft = {
  account: `eip155:1:${modalAddress}`,
  amount: '3',
  to: '0x1',
  token: 'native',
}

function reviewSend() {
  const before = load()
  before.start()
  before.kit.store.set(before.kit.atoms.sendDraft, draft)
  before.kit.store.set(before.kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'WalletSendPreview' }],
  }))
  for (const stop of stops.splice(0)) stop()
}

test('behavior: keeps a view that is shown before it starts', () => {
  const { kit, start } = load()
  openModal(kit, { view: 'Connect' })
  goToView(kit, { view: 'ConnectingWalletConnectBasic' })
  expect(kit.storage.get('modalResume')).toBe(undefined)
  start()
  expect(kit.storage.get('modalResume')).toContain('WalletConnectBasic')
})

test('default: reopens the code view and keeps the requested view', () => {
  savePendingLogin(leave({ view: 'EmailVerifyOtp' }).kit.storage, login)
  const after = load()
  after.start()
  expect(after.read()).toMatchObject({
    isOpen: true,
    stack: [
      { data: { namespace: 'solana', redirectView: 'Swap' }, view: 'Connect' },
      { view: 'EmailVerifyOtp' },
    ],
  })
})

const opal = {
  connectorUid: 'uid',
  group: 'recommended',
  hint: undefined,
  icon: undefined,
  id: 'explorer-id',
  isInstalled: false,
  isRecent: false,
  key: 'explorer-id',
  links: { mobile: 'opal://' },
  name: 'Opal',
  namespace: 'eip155',
  type: 'WALLET_CONNECT',
} as const satisfies Wallet

test('behavior: reopens a pairing at its wallet and keeps the requested view', () => {
  leave({ view: 'ConnectingWalletConnect', data: { wallet: opal } })
  const after = load()
  after.start()
  expect(after.read()).toMatchObject({
    isOpen: true,
    stack: [
      { data: { namespace: 'solana', redirectView: 'Swap' }, view: 'Connect' },
      {
        data: {
          wallet: { id: 'explorer-id', links: opal.links, name: 'Opal' },
        },
        view: 'ConnectingWalletConnect',
      },
    ],
  })
})

test('behavior: reopens a pairing with any wallet', () => {
  leave({ view: 'ConnectingWalletConnect' })
  const after = load()
  after.start()
  expect(after.read().stack.at(-1)).toMatchObject({
    data: { namespace: 'solana', wallet: undefined },
    view: 'ConnectingWalletConnect',
  })
})

test('behavior: a pairing as the first screen has no previous view', () => {
  const data = { namespace: 'eip155', redirectView: 'WalletSend' } as const
  const before = load()
  before.start()
  openModal(before.kit, { view: 'ConnectingWalletConnectBasic', data })
  for (const stop of stops.splice(0)) stop()
  const after = load()
  after.start()
  expect(after.read().stack).toMatchObject([
    { data, view: 'ConnectingWalletConnectBasic' },
  ])
})

test('behavior: keeps the requested view of a directly opened list', () => {
  const before = load()
  before.start()
  const data = { namespace: 'eip155', redirectView: 'WalletSend' } as const
  openModal(before.kit, { view: 'AllWallets', data })
  goToView(before.kit, {
    view: 'ConnectingWalletConnect',
    data: { wallet: opal },
  })
  for (const stop of stops.splice(0)) stop()
  const after = load()
  after.start()
  expect(after.read().stack[0]).toEqual({ data, view: 'Connect' })
})

test('behavior: reopens a social or Farcaster login', () => {
  leave({ view: 'ConnectingSocial', data: { provider: 'google' } })
  const social = load()
  social.start()
  expect(social.read().stack.at(-1)).toMatchObject({
    data: { provider: 'google' },
    view: 'ConnectingSocial',
  })
  leave({ view: 'ConnectingFarcaster' })
  const farcaster = load()
  farcaster.start()
  expect(farcaster.views()).toEqual(['Connect', 'ConnectingFarcaster'])
})

test('behavior: a closed modal stays closed', () => {
  const before = load()
  before.start()
  openModal(before.kit)
  goToView(before.kit, { view: 'EmailVerifyOtp' })
  savePendingLogin(before.kit.storage, login)
  closeModal(before.kit)
  const after = load()
  after.start()
  expect(after.read().isOpen).toBe(false)
})

test.each([
  ['a list', { view: 'AllWallets' }],
  ['a code without a login', { view: 'EmailVerifyOtp' }],
] as const)('behavior: not restored: %s', (_, entry) => {
  leave(entry)
  const after = load()
  after.start()
  expect(after.read().isOpen).toBe(false)
})

test('behavior: a send under review waits for its account', async () => {
  reviewSend()
  const after = load()
  after.start()
  expect(after.read().isOpen).toBe(false)
  // Another wallet neither stops waiting nor shows the send.
  await after.connectAuth()
  expect(after.read().isOpen).toBe(false)
  await after.connectWallet()
  expect(after.views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
  expect(after.kit.store.get(after.kit.atoms.sendDraft)).toEqual(draft)
})

test('behavior: a submitted send is not offered again', async () => {
  reviewSend()
  const after = load()
  after.kit.storage.set('sendIntents', [{ id: 'a' }])
  after.start()
  await after.connectWallet()
  expect(after.read().isOpen).toBe(false)
})

test('behavior: ignores a swap whose result was shown', async () => {
  reviewSend()
  const after = load()
  after.kit.storage.set('sendIntents', [{ id: 'a', isTold: true }])
  after.start()
  await after.connectWallet()
  expect(after.views()).toContain('WalletSendPreview')
})

test('behavior: does not navigate if the user has opened the modal', async () => {
  reviewSend()
  const after = load()
  after.start()
  openModal(after.kit, { view: 'AllWallets' })
  await after.connectWallet()
  expect(after.views()).toEqual(['AllWallets'])
})

test('behavior: gives up after ten seconds', async () => {
  vi.useFakeTimers()
  reviewSend()
  const after = load()
  after.start()
  vi.advanceTimersByTime(10_000)
  await after.connectWallet()
  expect(after.read().isOpen).toBe(false)
})

const request = {
  amount: '5',
  id: 'order',
  paymentAsset: payAssets.ethereumUsdc,
  recipient: modalAddress,
}
const session = {
  exchangeId: 'a',
  isDeposit: false,
  name: 'Example',
  paymentId: 'order',
  sessionId: 's',
  startedAt: 1_700_000_000_000,
  url: 'https://exchange.example/pay',
}

function leavePayment(flow: PayFlow, view: 'Pay' | 'PayLoading') {
  const before = load()
  before.start()
  before.kit.store.set(before.kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [
      { view: 'Pay', data: request },
      ...(view === 'Pay' ? [] : [{ view }]),
    ],
  }))
  before.kit.store.set(payFlowAtom, flow)
  for (const stop of stops.splice(0)) stop()
}

test('behavior: a payment at an exchange reopens with its start, without an account', () => {
  leavePayment({ request, session }, 'PayLoading')
  const after = load()
  after.start()
  expect(after.views()).toEqual(['Pay', 'PayLoading'])
  expect(after.read().isOpen).toBe(true)
  expect(after.kit.store.get(payFlowAtom)).toEqual({
    quote: undefined,
    request,
    session,
  })
})

test('behavior: a payment from a wallet reopens once its account is back', async () => {
  leavePayment({ request, attempt: Symbol() }, 'PayLoading')
  const after = load()
  const unmount = after.kit.mount()
  stops.push(unmount)
  after.start()
  expect(after.read().isOpen).toBe(false)
  await after.connectWallet()
  await vi.waitFor(() => expect(after.read().isOpen).toBe(true))
  expect(after.views()).toEqual(['Pay', 'PayLoading'])
})

test('behavior: a payment that was not started reopens as it was', () => {
  leavePayment({ request }, 'Pay')
  const after = load()
  after.start()
  expect(after.read().stack).toEqual([{ view: 'Pay', data: request }])
})

test('behavior: a payment that has ended does not reopen', () => {
  const result = {
    paymentId: 'order',
    status: 'success',
    success: true,
  } as const
  leavePayment({ request, result, session }, 'PayLoading')
  const after = load()
  after.start()
  expect(after.read().isOpen).toBe(false)
})

test('error: a stored page that may not be opened is dropped', () => {
  const url = 'javascript:alert(1)'
  leavePayment({ request, session: { ...session, url } }, 'PayLoading')
  const after = load()
  after.start()
  expect(after.kit.store.get(payFlowAtom).session).toBeUndefined()
})
