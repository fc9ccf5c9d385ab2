import { UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  approve,
  createSolanaPairing,
} from '../../../test/setup/solana/createSolanaPairing.js'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import type { PairingApproval } from '../../core/ports/pairing.js'
import { createKitStorage } from '../../core/storage.js'
import { devnet, mainnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const ends: (() => void)[] = []
const key = createSolanaKey()
const other = createSolanaKey()
const walletId = 'walletConnect'

const evm: PairingApproval = {
  accounts: [{ address: `0x${'1'.repeat(40)}`, caipNetworkId: 'eip155:1' }],
  chains: ['eip155:1'],
  methods: ['personal_sign'],
  events: [],
}
const far = approve(
  {
    chains: [mainnet.id, devnet.id],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: [],
  },
  [key.address, other.address],
)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})

/** Loads a kit's Solana part with WalletConnect, as after a page load. */
function load(parameters: createSolanaPairing.Parameters = {}) {
  const storage = createKitStorage()
  const paired = createSolanaPairing({ storage, ...parameters })
  const { pairing } = paired
  const port = solana()({
    projectId: 'test',
    hosts: defaultHosts,
    frame: undefined,
    pairing,
    storage,
    logger: noopLogger,
  })
  const unmount = port.mount()
  ends.push(unmount)
  return { ...paired, port, unmount }
}

type Page = ReturnType<typeof load>

const flush = () => vi.advanceTimersByTimeAsync(1)
const read = ({ port }: Page) => {
  const { accounts, status } = port.getState()
  return {
    status,
    addresses: accounts.map(({ address }) => address),
    active: accounts.find(({ isActive }) => isActive)?.connector.id,
  }
}
const both = { eip155: evm, solana: far }
const connected = {
  status: 'connected',
  addresses: [key.address, other.address],
  active: walletId,
}
const disconnected = {
  status: 'disconnected',
  addresses: [],
  active: undefined,
}

async function connect(page: Page, namespaces: object = both) {
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  await flush()
  page.settle(namespaces)
  await call
  await flush()
}

/** Connects EVM through the same pairing. */
async function connectEvm(page: Page, namespaces: object = both) {
  const call = page.pairing.connect({ namespace: 'eip155' })
  await flush()
  page.settle(namespaces)
  await call.catch(() => {})
  await flush()
}

function addEmber() {
  const wallet = createStandardWallet({ keys: [createSolanaKey()] })
  ends.push(wallet.register())
  return wallet
}

test('default', async () => {
  const page = load()
  expect(page.port.getState().wallets).toEqual([
    {
      id: walletId,
      name: 'WalletConnect',
      icon: undefined,
      isInstalled: false,
      isReady: true,
      isEmbedded: false,
      isPairing: true,
    },
  ])
  const onAsked = vi.fn()
  const call = page.port.connect({ walletId, onAsked })
  await flush()
  expect(onAsked).toHaveBeenCalledTimes(1)
  expect(read(page).status).toBe('connecting')
  page.settle(both)
  await call
  expect(read(page)).toEqual(connected)
  expect(page.port.getState().accounts[0]).toMatchObject({
    namespace: 'solana',
    address: key.address,
    caipAddress: `${mainnet.id}:${key.address}`,
    connector: {
      id: walletId,
      name: 'WalletConnect',
      uid: 'solana:walletConnect',
    },
  })
  // EVM connects separately, or not at all.
  expect(page.pairing.getState().namespaces).toEqual(['solana'])
})

test('behavior: makes no request and loads nothing before a connect', async () => {
  const page = load()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(page.calls).toEqual({ connect: 0, restore: 0, disconnect: 0 })
  page.unmount()
  await flush()
  expect([page.getListeners(), page.getFollowers()]).toEqual([0, 0])
})

test('behavior: proposes Solana from the start, the current cluster first', async () => {
  const page = load()
  expect((await page.getProposal('solana'))?.chains[0]).toBe(mainnet.id)
  await page.port.switchNetwork({ caipNetworkId: devnet.id })
  expect((await page.getProposal('solana'))?.chains[0]).toBe(devnet.id)
})

test('behavior: signs requests for their account and cluster', async () => {
  const page = load({
    ask: ({ params }) => {
      const { message, pubkey } = params as Record<string, string>
      const signer = pubkey === other.address ? other : key
      const bytes = decodeBase58(message ?? '') ?? new Uint8Array()
      return { signature: encodeBase58(signer.sign(bytes)) }
    },
  })
  await connect(page)
  const signed = await page.port.signMessage({ message: 'Hello' })
  expect(signed).toEqual({
    address: key.address,
    signature: encodeBase58(key.sign(new TextEncoder().encode('Hello'))),
  })
  page.port.switchAccount({ walletId, address: other.address })
  await page.port.switchNetwork({ caipNetworkId: devnet.id })
  expect((await page.port.signMessage({ message: '2' })).address).toBe(
    other.address,
  )
  expect(page.requests.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    mainnet.id,
    devnet.id,
  ])
})

test('error: rejects a signature of another account', async () => {
  const page = load({
    ask: ({ params }) => ({
      signature: encodeBase58(
        other.sign(
          decodeBase58((params as { message: string }).message) as Uint8Array,
        ),
      ),
    }),
  })
  await connect(page)
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 'INVALID_SIGNATURE',
  })
})

test('error: method that the wallet has not approved', async () => {
  const page = load()
  await connect(page, { solana: { ...far, methods: [] } })
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 4200,
  })
  expect(page.requests).toEqual([])
})

test('error: declined by the user', async () => {
  const page = load()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  await flush()
  page.refuse(new UserRejectedRequestError(new Error('no')))
  await expect(call).rejects.toMatchObject({ code: 4001 })
  expect(read(page)).toEqual(disconnected)
})

test('error: the wallet approves EVM alone, which stays connected', async () => {
  const page = load()
  await connectEvm(page, { eip155: evm })
  await expect(page.port.connect({ walletId })).rejects.toMatchObject({
    code: 'NAMESPACE_NOT_APPROVED',
    details: 'solana',
  })
  expect(read(page)).toEqual(disconnected)
  expect(page.pairing.getState().namespaces).toEqual(['eip155'])
})

test('error: aborted while the wallet is being asked', async () => {
  const page = load()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  await flush()
  await page.port.disconnect({ walletId })
  await expect(call).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
  await flush()
  expect(read(page)).toEqual(disconnected)
  expect(page.getAborts()).toBe(1)
  expect(page.pairing.isRemembered('solana')).toBe(false)
})

test('behavior: aborted before its code loads, the wallet is not asked', async () => {
  const page = load()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  void page.port.disconnect({ walletId })
  await expect(call).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
  await flush()
  expect(page.calls.connect).toBe(0)
})

test('behavior: a session opened by EVM serves Solana too', async () => {
  const page = load()
  await connectEvm(page)
  expect(read(page)).toEqual(connected)
  expect([...page.pairing.getState().namespaces].sort()).toEqual([
    'eip155',
    'solana',
  ])
})

test('behavior: does not replace the active wallet', async () => {
  const ember = addEmber()
  const page = load()
  await page.port.connect({ walletId: 'Ember' })
  await connectEvm(page)
  expect(read(page)).toEqual({
    status: 'connected',
    addresses: [...ember.getAddresses(), ...connected.addresses],
    active: 'Ember',
  })
})

test('behavior: Solana-only approval of a request by EVM', async () => {
  const page = load()
  await connectEvm(page, { solana: far })
  expect(read(page)).toEqual(connected)
})

test('behavior: disconnecting one namespace keeps the other', async () => {
  const page = load()
  await connectEvm(page)
  await page.port.disconnect({ walletId })
  expect(read(page)).toEqual(disconnected)
  expect(page.pairing.getState().namespaces).toEqual(['eip155'])
  // Later changes of the session do not reconnect Solana.
  page.update(both)
  await flush()
  expect(read(page)).toEqual(disconnected)
  await connect(page)
  await page.pairing.disconnect({ namespace: 'eip155' })
  await flush()
  expect(read(page)).toEqual(connected)
})

test('behavior: stays disconnected after a reload', async () => {
  const first = load()
  await connectEvm(first)
  await first.port.disconnect({ walletId })
  first.unmount()
  const next = load({ restore: async () => both })
  await next.pairing.restore({ namespace: 'eip155' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(next.pairing.getState().namespaces).toEqual(['eip155'])
  expect(read(next)).toEqual(disconnected)
})

test('behavior: stays disconnected when EVM connects with the same session', async () => {
  const first = load()
  await connectEvm(first)
  await first.port.disconnect({ walletId })
  first.unmount()
  const next = load({ restore: async () => both })
  next.open()
  await next.pairing.restore({ namespace: 'eip155' })
  await flush()
  expect(next.pairing.getState()).toMatchObject({
    status: 'connected',
    namespaces: ['eip155'],
  })
  expect(read(next)).toEqual(disconnected)
})

test('behavior: an approval counts while the next URI is created', async () => {
  const page = load()
  const call = page.pairing.connect({ namespace: 'eip155' })
  page.open()
  page.settle(both)
  await call
  await flush()
  expect(read(page)).toEqual(connected)
})

test('behavior: reconnects after a reload', async () => {
  const first = load()
  await connectEvm(first)
  first.port.switchAccount({ walletId, address: other.address })
  first.unmount()
  const next = load({ restore: async () => both })
  expect(read(next).status).toBe('reconnecting')
  await flush()
  expect(read(next)).toEqual(connected)
  expect(
    next.port.getState().accounts.find(({ isActive }) => isActive)?.address,
  ).toBe(other.address)
  expect(next.calls).toEqual({ connect: 0, restore: 1, disconnect: 0 })
})

test('behavior: reconnects by the session alone', async () => {
  const first = load()
  await connect(first)
  first.unmount()
  localStorage.removeItem('latchkey.solana')
  const next = load({ restore: async () => both })
  await flush()
  expect(read(next)).toEqual(connected)
})

test('behavior: forgets a session that has ended', async () => {
  const first = load()
  await connect(first)
  first.unmount()
  const next = load({ restore: async () => undefined })
  await flush()
  expect(read(next)).toEqual(disconnected)
})

test('behavior: does not restore a session that ended meanwhile', async () => {
  const first = load()
  await connect(first)
  first.unmount()
  localStorage.removeItem('latchkey.pairingNamespaces')
  const next = load({ restore: async () => both })
  expect(read(next)).toEqual(disconnected)
  await flush()
  expect(next.calls.restore).toBe(0)
})

test('behavior: a live session survives a slow relay', async () => {
  const first = load()
  await connect(first)
  first.port.switchAccount({ walletId, address: other.address })
  first.unmount()
  const next = load({
    restore: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(both), 4_000)
      }),
  })
  await vi.advanceTimersByTimeAsync(3_500)
  expect(read(next)).toEqual(disconnected)
  expect(localStorage.getItem('latchkey.solana')).toContain(walletId)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read(next)).toEqual(connected)
})

test('behavior: a live session survives a failing relay, for the next page', async () => {
  const first = load()
  await connect(first)
  first.unmount()
  const second = load({
    restore: async () => {
      throw new Error('offline')
    },
  })
  await flush()
  expect(read(second)).toEqual(disconnected)
  second.unmount()
  const third = load({ restore: async () => both })
  await flush()
  expect(read(third)).toEqual(connected)
})

test('behavior: a live session survives a failing relay, until EVM restores it', async () => {
  const first = load()
  await connectEvm(first)
  first.unmount()
  let isOffline = true
  const next = load({
    async restore() {
      if (isOffline) throw new Error('offline')
      return both
    },
  })
  await flush()
  isOffline = false
  await next.pairing.restore({ namespace: 'eip155' })
  await flush()
  expect(read(next)).toEqual(connected)
})

test('behavior: a hidden connection can be disconnected', async () => {
  const first = load()
  await connect(first)
  first.unmount()
  const next = load({ restore: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(3_500)
  expect(read(next)).toEqual(disconnected)
  await next.port.disconnect()
  expect(next.pairing.isRemembered('solana')).toBe(false)
})

test('behavior: the wallet ends the session for Solana, or for EVM', async () => {
  const page = load()
  await connectEvm(page)
  page.end('wallet', ['eip155'])
  await flush()
  expect(read(page)).toEqual(connected)
  page.end()
  await flush()
  expect(read(page)).toEqual(disconnected)
  page.unmount()
  const next = load({ restore: async () => both })
  await flush()
  expect(read(next)).toEqual(disconnected)
})

test('behavior: ignores events of EVM', async () => {
  const page = load()
  await connectEvm(page)
  const before = page.port.getState()
  page.emit({
    type: 'accountsChanged',
    namespace: 'eip155',
    accounts: [{ address: other.address, caipNetworkId: 'eip155:1' }],
  })
  page.emit({
    type: 'chainChanged',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  await flush()
  expect(page.port.getState()).toBe(before)
})

test('behavior: the wallet switches account and cluster', async () => {
  const page = load()
  await connectEvm(page)
  page.emit({
    type: 'accountsChanged',
    namespace: 'solana',
    accounts: [{ address: other.address, caipNetworkId: mainnet.id }],
  })
  page.emit({
    type: 'chainChanged',
    namespace: 'solana',
    caipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  })
  const { accounts, network } = page.port.getState()
  expect(network).toBe(devnet.id)
  expect(accounts.find(({ isActive }) => isActive)?.address).toBe(other.address)
  expect(accounts).toHaveLength(2)
})

test('behavior: pending requests end with the account', async () => {
  const page = load({ ask: () => new Promise(() => {}) })
  await connectEvm(page)
  const call = page.port.signMessage({ message: 'a' })
  call.catch(() => {})
  await flush()
  page.update({
    ...both,
    solana: { ...far, accounts: far.accounts.slice(1, 2) },
  })
  await expect(call).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test('behavior: disconnected in another tab', async () => {
  const page = load()
  await connectEvm(page)
  const record = JSON.parse(localStorage.getItem('latchkey.solana') ?? '')
  const newValue = JSON.stringify({ ...record, wallets: [], left: [walletId] })
  localStorage.setItem('latchkey.solana', newValue)
  localStorage.setItem('latchkey.pairingNamespaces', 'eip155')
  dispatchEvent(
    Object.assign(new Event('storage'), { key: 'latchkey.solana', newValue }),
  )
  await flush()
  expect(read(page)).toEqual(disconnected)
  // The pairing has not processed it yet, and reports otherwise.
  page.update(both)
  await flush()
  expect(read(page)).toEqual(disconnected)
})

test('behavior: does not list a wallet of the page that uses our id', async () => {
  const wallet = createStandardWallet({ name: walletId })
  ends.push(wallet.register())
  const { wallets } = load().port.getState()
  expect(wallets.map(({ isPairing }) => isPairing)).toEqual([true])
})
