import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import { mainnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const ends: (() => void)[] = []
const [ada, bob] = [createSolanaKey().address, createSolanaKey().address]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

/** The first import of the wallet's code takes several turns. */
async function flush() {
  for (let turn = 0; turn < 20; turn++) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Creates a frame that users sign in to and out of. */
function createPage() {
  const stub = createFrameStub()
  const { frame } = stub
  const { storage } = frame.options
  let address: string | undefined
  const getUser = vi.fn(async ({ chainId }: { chainId?: unknown } = {}) => ({
    address: address ?? '',
    chainId,
  }))
  const signOut = vi.fn(async () => logout())
  Object.assign(stub.client, {
    getUser,
    isConnected: async () => address !== undefined,
    onSessionUpdate: () => () => {},
    signOut,
  })

  function login(next: string) {
    address = next
    storage.set('emailLoginUsed', true)
    storage.remove('signOutPending')
    const name = next === ada ? 'ada' : 'bob'
    stub.setState({
      status: 'ready',
      user: { address: name, chainId: 1, email: `${name}@example.com` },
    })
  }
  function logout() {
    address = undefined
    storage.remove('emailLoginUsed')
    storage.remove('detachedNamespaces')
    storage.remove('signOutPending')
    stub.setState({ user: undefined })
  }
  function load() {
    const port = solana()({
      projectId: 'test',
      hosts: defaultHosts,
      frame,
      pairing: undefined,
      storage,
      logger: noopLogger,
    })
    const unmount = port.mount()
    ends.push(unmount)
    const addresses = () =>
      port.getState().accounts.map(({ address }) => address)
    return { addresses, port, unmount }
  }
  /** Prepares the next load of a page whose login is remembered. */
  function remember(next: string) {
    address = next
    storage.set('emailLoginUsed', true)
  }
  return { ...stub, getUser, load, login, logout, remember, signOut, storage }
}

test('default', async () => {
  const page = createPage()
  const { addresses, port } = page.load()
  await flush()
  expect(page.frame.peek()).toBe(undefined)
  page.login(ada)
  await flush()
  expect(port.getState()).toMatchObject({
    status: 'connected',
    accounts: [
      {
        address: ada,
        connector: { id: 'ID_AUTH', name: 'Email', type: 'AUTH' },
        isActive: true,
      },
    ],
  })
  expect(page.getUser.mock.calls[0]?.[0]).toEqual({ chainId: mainnet.id })
  const count = page.getUser.mock.calls.length
  page.setState({ approvals: [] })
  await flush()
  expect(page.getUser).toHaveBeenCalledTimes(count)
  page.logout()
  expect(addresses()).toEqual([])
})

test('behavior: restores a remembered login', async () => {
  const page = createPage()
  page.remember(ada)
  const before = page.load()
  await flush()
  before.unmount()
  await flush()
  const { port } = page.load()
  expect(port.getState()).toMatchObject({
    status: 'reconnecting',
    accounts: [{ address: ada, status: 'connecting' }],
  })
  await flush()
  expect(port.getState().status).toBe('connected')
})

test('behavior: a late frame is hidden, but may still connect', async () => {
  const page = createPage()
  page.remember(ada)
  const before = page.load()
  await flush()
  before.unmount()
  await flush()
  const { open } = page.frame
  page.frame.open = async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    return open()
  }
  const { addresses, port } = page.load()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(addresses()).toEqual([ada])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(port.getState()).toMatchObject({
    status: 'connected',
    accounts: [{ address: ada, isActive: true }],
  })
})

test('behavior: one user after the other, in quick succession', async () => {
  const page = createPage()
  const { addresses, port } = page.load()
  const seen = new Set<string>()
  port.subscribe(() => {
    for (const address of addresses()) seen.add(address)
  })
  page.login(ada)
  page.logout()
  page.login(bob)
  await flush()
  expect(addresses()).toEqual([bob])
  expect([...seen]).toEqual([bob])
  page.logout()
  page.login(ada)
  await flush()
  expect(addresses()).toEqual([ada])
})

test('behavior: disconnected from the login, and connected again', async () => {
  const page = createPage()
  const { addresses, port } = page.load()
  page.frame.namespaces.add('eip155')
  page.login(ada)
  await flush()
  await port.disconnect()
  expect(page.storage.get('detachedNamespaces')).toEqual(['solana'])
  expect(page.storage.get('emailLoginUsed')).toBe(true)
  expect(page.signOut).not.toHaveBeenCalled()
  page.setState({ status: 'ready' })
  await flush()
  expect(addresses()).toEqual([])
  await port.connect({ walletId: 'ID_AUTH' })
  expect(addresses()).toEqual([ada])
  expect(page.storage.get('detachedNamespaces')).toBe(undefined)
})

test('behavior: disconnecting the last one ends the login', async () => {
  const page = createPage()
  const { addresses, port } = page.load()
  page.login(ada)
  await flush()
  await port.disconnect({ walletId: 'ID_AUTH' })
  expect(page.signOut).toHaveBeenCalledTimes(1)
  expect(page.storage.get('emailLoginUsed')).toBe(undefined)
  expect(addresses()).toEqual([])
})

test('behavior: another tab disconnects Solana from the login', async () => {
  const page = createPage()
  const { addresses } = page.load()
  page.frame.namespaces.add('eip155')
  page.login(ada)
  await flush()
  localStorage.setItem('latchkey.detachedNamespaces', 'solana')
  dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'latchkey.detachedNamespaces',
    }),
  )
  await flush()
  expect(addresses()).toEqual([])
  expect(page.signOut).not.toHaveBeenCalled()
})

test('behavior: retries after a failure when the frame is ready', async () => {
  const page = createPage()
  const { addresses } = page.load()
  page.getUser.mockRejectedValueOnce(new Error('down'))
  page.login(ada)
  await flush()
  expect(addresses()).toEqual([])
  const count = page.getUser.mock.calls.length
  page.setState({ approvals: [] })
  await flush()
  expect(page.getUser).toHaveBeenCalledTimes(count)
  page.setState({ status: 'failed' })
  page.setState({ status: 'ready' })
  await flush()
  expect(addresses()).toEqual([ada])
})

test('behavior: connect waits for a login claimed by a UI', async () => {
  const page = createPage()
  const { addresses, port } = page.load()
  await expect(port.connect({ walletId: 'ID_AUTH' })).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
  page.setState({ loginClaimed: true })
  const call = port.connect({ walletId: 'ID_AUTH' })
  await flush()
  expect(port.getState().status).toBe('connecting')
  page.login(ada)
  await call
  expect(addresses()).toEqual([ada])
})

test('behavior: the active wallet stays active after a login', async () => {
  const wallet = createStandardWallet()
  ends.push(wallet.register())
  const page = createPage()
  const { port } = page.load()
  await port.connect({ walletId: 'Ember' })
  page.login(ada)
  await flush()
  const active = () =>
    port
      .getState()
      .accounts.filter(({ isActive }) => isActive)
      .map(({ connector }) => connector.id)
  expect(port.getState().accounts).toHaveLength(2)
  expect(active()).toEqual(['Ember'])
  await port.connect({ walletId: 'ID_AUTH' })
  expect(active()).toEqual(['ID_AUTH'])
  page.logout()
  expect(active()).toEqual(['Ember'])
})

test('behavior: stays disconnected after a disconnect during a connect', async () => {
  const page = createPage()
  page.frame.namespaces.add('eip155')
  const { addresses, port } = page.load()
  page.login(ada)
  await flush()
  await port.disconnect()
  const call = port.connect({ walletId: 'ID_AUTH' })
  const ended = expect(call).rejects.toMatchObject({
    code: 'CONNECTION_ABORTED',
  })
  await port.disconnect()
  await flush()
  await ended
  expect(page.storage.get('detachedNamespaces')).toEqual(['solana'])
  expect(addresses()).toEqual([])
})
