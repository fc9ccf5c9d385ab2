import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { connect, disconnect, reconnect } from '@wagmi/core'
import { UserRejectedRequestError } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  FakeFrameError,
  silence,
} from '../../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  otherAccount,
  setupAuthFrame,
} from '../../../test/setup/frame/setupAuthFrame.js'
import {
  signSolana,
  verifySolana,
} from '../../../test/setup/solana/signSolana.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import {
  FrameError,
  FrameRequestAbortedError,
} from '../../core/errors/frame.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { InvalidTransactionError } from '../../core/errors/solanaWallet.js'
import { signOutNamespace } from '../../core/login/signOutNamespace.js'
import type { WalletChange } from '../wallet.js'
import { createFrameWallet } from './createFrameWallet.js'

const caipNetworkId = 'solana:localnet'
const detachedKey = 'latchkey.detachedNamespaces'
const keypair = Keypair.fromSeed(new Uint8Array(32).fill(7))
const other = Keypair.fromSeed(new Uint8Array(32).fill(8))
const address = keypair.publicKey.toBase58()
const target = { address, caipNetworkId } as const

let page: ReturnType<typeof createFakePage>

beforeAll(async () => {
  await import('../../frame/createFrameClient.js')
  await import('../../connectors/authFrame/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account, chainId: foundry.id }
  page.frame.solana = address
  page.frame.answers.RPC_REQUEST = signSolana(keypair)
})

afterEach(() => {
  vi.useRealTimers()
})

function setup(parameters: Partial<setupAuthFrame.Parameters> = {}) {
  const app = setupAuthFrame({ page, hasStoredSession: true, ...parameters })
  const frame = app.connector.getFrame()
  frame.namespaces.add('solana')
  const wallet = createFrameWallet({ frame, logger: frame.options.logger })
  const changes: WalletChange[] = []
  wallet.subscribe((change) => changes.push(change))
  const isDetached = () => app.kitStorage.getItem(detachedKey)
  return { ...app, changes, frame, isDetached, wallet }
}

/** Connects Solana, or both namespaces. */
async function setupConnected({ isEvm = false } = {}) {
  const app = setup()
  if (isEvm) await settle(connect(app.config, { connector: app.connector }))
  await settle(app.wallet.connect({ caipNetworkId, isSilent: true }))
  page.frame.log.length = 0
  return app
}

function makeTransaction(payer = keypair, lamports = 1) {
  const instruction = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    lamports,
    toPubkey: other.publicKey,
  })
  const message = new TransactionMessage({
    instructions: [instruction],
    payerKey: payer.publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
  })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

test('default', async () => {
  const { changes, kitStorage, wallet } = setup()

  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: false })),
  ).resolves.toEqual([{ address }])

  expect(wallet).toMatchObject({ id: 'ID_AUTH', isEmbedded: true })
  expect(kitStorage.getItem('latchkey.emailLoginUsed')).toBe('true')
  expect(changes).toEqual([])
})

test('behavior: creates nothing before connect', async () => {
  const { wallet } = setup({ hasStoredSession: false })
  await expect(
    wallet.connect({ caipNetworkId, isSilent: true }),
  ).rejects.toThrow(LoginRequiredError)
  await expect(
    wallet.connect({ caipNetworkId, isSilent: false }),
  ).rejects.toThrow(LoginRequiredError)
  expect(page.iframes).toHaveLength(0)
  expect(page.countListeners('storage')).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: waits for a login that a UI has claimed', async () => {
  const { frame, wallet } = setup({ hasStoredSession: false })
  page.frame.answers.CONNECT_OTP = () => undefined
  const session = page.frame.session
  page.frame.session = undefined
  const release = frame.claimLogin()
  const promise = wallet.connect({ caipNetworkId, isSilent: false })
  const client = await settle(frame.open())
  page.frame.session = session
  await settle(client.connectOtp({ otp: '123456' }))

  release()

  await expect(settle(promise)).resolves.toEqual([{ address }])
})

test('error: claim is released without a login', async () => {
  const { frame, wallet } = setup({ hasStoredSession: false })
  page.frame.session = undefined
  const release = frame.claimLogin()
  const promise = wallet.connect({ caipNetworkId, isSilent: false })
  release()
  await expect(settle(promise)).rejects.toThrow(LoginRequiredError)
  // A wallet that is not connected does not keep the login alive.
  expect(frame.namespaces.has('solana')).toBe(false)
})

test.each([
  ['an EVM account', { address: account, chainId: caipNetworkId }],
  ['an EVM chain', { address, chainId: 1 }],
  ['31 bytes', { address: `${'1'.repeat(31)}zzz`, chainId: caipNetworkId }],
])('error: frame returns %s', async (_, answer) => {
  const { frame, wallet } = setup()
  page.frame.answers.GET_USER = () => answer
  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: true })),
  ).rejects.toThrow(FrameError)
  expect(frame.getState().user).toBeUndefined()
})

test('signMessage: default', async () => {
  const { wallet } = await setupConnected()
  const message = new TextEncoder().encode('hello')
  const signature = await settle(wallet.signMessage({ ...target, message }))
  expect(verifySolana(signature, message, keypair)).toBe(true)
  expect(page.frame.posted.at(-1)?.payload).toMatchObject({
    chainId: caipNetworkId,
    chainNamespace: 'solana',
    method: 'solana_signMessage',
    params: { message: encodeBase58(message), pubkey: address },
  })
})

test('signTransaction: default, all, and sent by the frame', async () => {
  const { wallet } = await setupConnected()
  const transaction = makeTransaction()
  const signed = await settle(
    wallet.signTransaction({ ...target, transaction }),
  )
  const [signature] = VersionedTransaction.deserialize(signed).signatures
  expect(signed.slice(65)).toEqual(transaction.slice(65))

  const transactions = [transaction, makeTransaction(keypair, 2)]
  const all = await settle(
    wallet.signAllTransactions({ ...target, transactions }),
  )
  expect(all[0]).toEqual(signed)
  expect(all).toHaveLength(2)
  await expect(
    settle(wallet.signAndSendTransaction({ ...target, transaction })),
  ).resolves.toBe(encodeBase58(signature as Uint8Array))
})

test.each([
  ['nothing', undefined],
  ['text', 'no'],
  ['the unsigned one', { transaction: encodeBase58(makeTransaction()) }],
  [
    'another one',
    signSolana(keypair)({
      method: 'solana_signTransaction',
      params: {
        transaction: encodeBase58(makeTransaction(keypair, 2)),
      } as never,
    }),
  ],
  ['what is not base58', { transaction: '0OIl' }],
  ['what is far too long', { transaction: '2'.repeat(1_000_000) }],
])('error: the frame answers %s to a transaction', async (_, answer) => {
  const { wallet } = await setupConnected()
  page.frame.answers.RPC_REQUEST = () => answer
  const transaction = makeTransaction()
  await expect(
    settle(wallet.signTransaction({ ...target, transaction })),
  ).rejects.toMatchObject({ code: 'FRAME_ERROR', sentToNetwork: 'no' })
  page.frame.answers.RPC_REQUEST = () => ({ transactions: [answer, answer] })
  await expect(
    settle(
      wallet.signAllTransactions({ ...target, transactions: [transaction] }),
    ),
  ).rejects.toThrow(FrameError)
})

test.each([undefined, {}, { signature: '' }, { signature: '1'.repeat(64) }])(
  'error: frame answers %j to a message and to a send',
  async (answer) => {
    const { wallet } = await setupConnected()
    page.frame.answers.RPC_REQUEST = () => answer
    await expect(
      settle(wallet.signMessage({ ...target, message: new Uint8Array(1) })),
    ).rejects.toMatchObject({ code: 'FRAME_ERROR', sentToNetwork: 'no' })
    const transaction = makeTransaction()
    await expect(
      settle(wallet.signAndSendTransaction({ ...target, transaction })),
    ).rejects.toMatchObject({ sentToNetwork: 'unknown' })
  },
)

test('error: invalid requests are not posted', async () => {
  const { wallet } = await setupConnected()
  for (const transaction of [new Uint8Array(9), makeTransaction(other)])
    await expect(
      wallet.signTransaction({ ...target, transaction }),
    ).rejects.toThrow(InvalidTransactionError)
  await expect(
    wallet.signMessage({ ...target, message: new Uint8Array(16_385) }),
  ).rejects.toThrow('Invalid param')
  const foreign = { ...target, address: other.publicKey.toBase58() }
  await expect(
    wallet.signMessage({ ...foreign, message: new Uint8Array(1) }),
  ).rejects.toThrow(NotConnectedError)
  expect(page.frame.log).toEqual([])
})

test('error: declined by the user', async () => {
  const { wallet } = await setupConnected()
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('no', 4001)
  }
  await expect(
    settle(wallet.signMessage({ ...target, message: new Uint8Array(1) })),
  ).rejects.toThrow(UserRejectedRequestError)
})

test.each([
  ['a disconnect', ({ wallet }) => wallet.disconnect()],
  ['a sign-out', ({ frame }) => frame.peek()?.signOut()],
  ['a destroyed frame', ({ frame }) => frame.peek()?.destroy()],
  [
    'another user',
    () => {
      page.frame.solana = other.publicKey.toBase58()
      page.frame.update()
    },
  ],
] satisfies [string, (app: ReturnType<typeof setup>) => unknown][])(
  'error: %s during a request',
  async (_, act) => {
    const app = await setupConnected({ isEvm: true })
    page.frame.answers.RPC_REQUEST = silence
    const message = new Uint8Array(1)
    const request = app.wallet.signMessage({ ...target, message })
    const rejection = expect(request).rejects.toThrow(FrameRequestAbortedError)
    await vi.advanceTimersByTimeAsync(100)
    await settle(Promise.resolve(act(app)))
    await rejection
  },
)

test('behavior: another user', async () => {
  const { changes, wallet } = await setupConnected()
  const next = other.publicKey.toBase58()
  page.frame.solana = next

  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(changes).toEqual([{ accounts: [{ address: next }] }])
  await expect(
    wallet.signMessage({ ...target, message: new Uint8Array(1) }),
  ).rejects.toThrow(NotConnectedError)
})

test('behavior: another user after a login on this page', async () => {
  const { changes, frame } = await setupConnected({ isEvm: true })
  const next = other.publicKey.toBase58()
  page.frame.session = { address: otherAccount, chainId: foundry.id }
  page.frame.solana = next
  await settle(frame.peek()?.getUser() as Promise<unknown>)
  expect(changes).toEqual([{ accounts: [{ address: next }] }])
})

test.each([
  ['in another tab', () => page.frame.update()],
  [
    'and the EVM side hears it first',
    ({ frame }) => frame.peek()?.isConnected(),
  ],
] satisfies [string, (app: ReturnType<typeof setup>) => unknown][])(
  'behavior: logged out %s',
  async (_, act) => {
    const app = await setupConnected()
    page.frame.session = undefined
    await settle(Promise.resolve(act(app)))
    expect(app.changes).toEqual([{ accounts: [] }])
    expect(page.countListeners('storage')).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('behavior: signed out on this page', async () => {
  const { changes, frame } = await setupConnected()
  await settle(frame.peek()?.signOut() as Promise<void>)
  expect(changes).toEqual([{ accounts: [] }])
})

test('behavior: disconnected from the login in another tab', async () => {
  const { changes, kitStorage } = await setupConnected()
  kitStorage.setItem(detachedKey, 'solana')
  page.changeStorage(detachedKey)
  expect(changes).toEqual([{ accounts: [] }])
  expect(page.frame.log).toEqual([])
})

test('behavior: response that arrives after the disconnect', async () => {
  const { frame, isDetached, wallet } = setup()
  let answer = () => {}
  page.frame.answers.GET_USER = () =>
    new Promise((resolve) => {
      answer = () => resolve({ address, chainId: caipNetworkId })
    })
  const promise = wallet.connect({ caipNetworkId, isSilent: true })
  const rejection = expect(promise).rejects.toThrow(ConnectionAbortedError)
  await vi.advanceTimersByTimeAsync(500)
  await settle(wallet.disconnect())
  answer()
  await rejection
  expect(isDetached()).toBe('solana')
  expect(frame.getState().user).toBeUndefined()
  expect(page.countListeners('storage')).toBe(0)
})

test('error: sign-out that the frame has not processed yet', async () => {
  const { frame, wallet } = await setupConnected()
  frame.options.storage.set('signOutPending', true)
  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: false })),
  ).rejects.toThrow(LoginRequiredError)
})

test('error: signed out in another tab during the request', async () => {
  const { wallet } = setup()
  page.frame.answers.GET_USER = () => {
    page.frame.session = undefined
    page.frame.update()
    return { address, chainId: caipNetworkId }
  }
  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: true })),
  ).rejects.toThrow(LoginRequiredError)
})

test('behavior: frame reports a lost login in a response', async () => {
  const { changes, wallet } = await setupConnected()
  page.frame.session = undefined
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('Not signed in', 4100)
  }
  await expect(
    settle(wallet.signMessage({ ...target, message: new Uint8Array(1) })),
  ).rejects.toMatchObject({ code: 4100 })
  await vi.advanceTimersByTimeAsync(0)
  expect(changes).toEqual([{ accounts: [] }])
})

test('error: disconnected from the login elsewhere on this page', async () => {
  const { frame, wallet } = await setupConnected({ isEvm: true })
  await signOutNamespace(frame, 'solana')
  await expect(
    wallet.signMessage({ ...target, message: new Uint8Array(1) }),
  ).rejects.toThrow(NotConnectedError)
})

test('error: another signature was changed', async () => {
  const { wallet } = await setupConnected()
  const message = new TransactionMessage({
    instructions: [
      SystemProgram.transfer({
        fromPubkey: other.publicKey,
        lamports: 1,
        toPubkey: keypair.publicKey,
      }),
    ],
    payerKey: keypair.publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
  }).compileToV0Message()
  const asked = new VersionedTransaction(message)
  asked.sign([other])
  const transaction = asked.serialize()
  asked.sign([keypair])
  asked.signatures[1] = new Uint8Array(64).fill(1)
  page.frame.answers.RPC_REQUEST = () => ({
    transaction: encodeBase58(asked.serialize()),
  })
  await expect(
    settle(wallet.signTransaction({ ...target, transaction })),
  ).rejects.toThrow(FrameError)
})

test('behavior: a silent frame times out', async () => {
  const { changes } = await setupConnected()
  page.frame.answers.IS_CONNECTED = silence
  page.frame.update()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(changes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('login: Solana disconnects, EVM stays', async () => {
  const { config, connector, isDetached, wallet } = await setupConnected({
    isEvm: true,
  })
  await settle(wallet.disconnect())
  expect(isDetached()).toBe('solana')
  expect(config.state.status).toBe('connected')
  await expect(connector.isAuthorized()).resolves.toBe(true)
  expect(page.frame.log).toEqual([])
  await expect(
    wallet.connect({ caipNetworkId, isSilent: true }),
  ).rejects.toThrow(LoginRequiredError)

  // Connecting again requires no login.
  await settle(wallet.connect({ caipNetworkId, isSilent: false }))
  expect(isDetached()).toBe(null)
})

test('login: EVM disconnects, Solana stays, also after a reload', async () => {
  const kitStorage = createMemory()
  const first = setup({ kitStorage })
  await settle(connect(first.config, { connector: first.connector }))
  await settle(first.wallet.connect({ caipNetworkId, isSilent: true }))
  await settle(disconnect(first.config))
  expect(first.isDetached()).toBe('eip155')
  expect(first.changes).toEqual([])
  expect(page.frame.log).not.toContain('SIGN_OUT')
  expect(first.config.state.status).toBe('disconnected')

  const { config, connector, isDetached, wallet } = setup({ kitStorage })
  await settle(reconnect(config, { connectors: [connector] }))
  expect(config.state.status).toBe('disconnected')
  await expect(connector.isAuthorized()).resolves.toBe(false)
  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: true })),
  ).resolves.toEqual([{ address }])

  await settle(connect(config, { connector }))
  expect(isDetached()).toBe(null)
  await expect(connector.isAuthorized()).resolves.toBe(true)
})

test.each([
  ['EVM, Solana', ['evm', 'solana']],
  ['Solana, EVM', ['solana', 'evm']],
])('login: disconnecting the last one ends it: %s', async (_, order) => {
  const { config, connector, kitStorage, wallet } = await setupConnected({
    isEvm: true,
  })
  for (const side of order)
    await settle(side === 'evm' ? disconnect(config) : wallet.disconnect())
  expect(page.frame.log.filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
  expect([...kitStorage.map.keys()]).toEqual([])
  await expect(connector.isAuthorized()).resolves.toBe(false)
})

test('login: both disconnect at once', async () => {
  const { config, kitStorage, wallet } = await setupConnected({ isEvm: true })
  await settle(Promise.all([wallet.disconnect(), disconnect(config)]))
  expect(page.frame.session).toBeUndefined()
  expect([...kitStorage.map.keys()]).toEqual([])
})

test('login: EVM reconnects while Solana disconnects', async () => {
  const { config, connector, isDetached, wallet } = setup()
  await settle(wallet.connect({ caipNetworkId, isSilent: true }))
  const promise = reconnect(config, { connectors: [connector] })
  const leaving = wallet.disconnect()
  await settle(Promise.all([promise, leaving]))
  expect(config.state.status).toBe('connected')
  expect(isDetached()).toBe('solana')
})

test('login: another tab disconnects EVM', async () => {
  const { config, connector, kitStorage } = await setupConnected({
    isEvm: true,
  })
  kitStorage.setItem(detachedKey, 'eip155')
  page.changeStorage(detachedKey)
  expect(config.state.status).toBe('disconnected')
  await expect(connector.isAuthorized()).resolves.toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.frame.log).toEqual([])
})

test('login: another tab disconnects EVM while it reconnects', async () => {
  const { config, connector, kitStorage } = setup()
  page.frame.answers.GET_USER = () => {
    kitStorage.setItem(detachedKey, 'eip155')
    return { ...page.frame.session }
  }
  await settle(reconnect(config, { connectors: [connector] }))
  expect(config.state.status).toBe('disconnected')
})

test('login: the frame is on a cluster when another user signs in', async () => {
  const { config } = await setupConnected({ isEvm: true })
  page.frame.session = { address, chainId: caipNetworkId }
  page.frame.answers.GET_USER = (payload?: { chainId?: unknown }) =>
    payload?.chainId === foundry.id
      ? { address: otherAccount, chainId: foundry.id }
      : { address, chainId: caipNetworkId }
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)
  const [connection] = [...config.state.connections.values()]
  expect(connection?.accounts).toEqual([otherAccount])
})

test('login: another tab disconnects Solana while it reconnects', async () => {
  const { isDetached, kitStorage, wallet } = setup()
  page.frame.answers.GET_USER = () => {
    kitStorage.setItem(detachedKey, 'solana')
    return { address, chainId: caipNetworkId }
  }
  await expect(
    settle(wallet.connect({ caipNetworkId, isSilent: true })),
  ).rejects.toThrow(LoginRequiredError)
  expect(isDetached()).toBe('solana')
})
