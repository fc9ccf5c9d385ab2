import {
  WalletNotReadyError,
  WalletReadyState,
  WalletSignTransactionError,
  WalletWindowClosedError,
} from '@solana/wallet-adapter-base'
import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { TestAdapter } from '../../../test/setup/solana/createTestAdapter.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import { createKitStorage } from '../../core/storage.js'
import { solana } from '../solana.js'

const ends: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await Promise.resolve()
})

function load(...adapters: TestAdapter[]) {
  const port = solana({ adapters })({
    projectId: 'test',
    hosts: defaultHosts,
    frame: undefined,
    pairing: undefined,
    storage: createKitStorage(),
    logger: noopLogger,
  })
  ends.push(port.mount())
  return port
}

const key = createSolanaKey()
const create = (name?: string) => new TestAdapter({ key, name })
const settle = () => new Promise((resolve) => setTimeout(resolve))

function createTransactions() {
  const payer = new PublicKey(key.address)
  const instructions = [
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 }),
  ]
  const recentBlockhash = key.address
  return {
    legacy: new Transaction({
      feePayer: payer,
      blockhash: recentBlockhash,
      lastValidBlockHeight: 1,
    }).add(...instructions),
    versioned: new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer,
        instructions,
        recentBlockhash,
      }).compileToV0Message(),
    ),
  }
}

test('default', async () => {
  const adapter = create()
  const port = load(adapter)
  expect(port.getState().wallets).toMatchObject([
    { id: 'Rook', name: 'Rook', isInstalled: true, isEmbedded: false },
  ])
  await port.connect({ walletId: 'Rook' })
  expect(port.getState().accounts).toMatchObject([
    { address: key.address, isActive: true, connector: { id: 'Rook' } },
  ])
  const { signature } = await port.signMessage({ message: 'hello' })
  expect(signature).not.toBe('')
  await port.disconnect({ walletId: 'Rook' })
  expect(port.getState().accounts).toEqual([])
  expect(adapter.calls).toEqual({ autoConnect: 0, connect: 1, disconnect: 1 })
})

test('behavior: returns legacy and versioned transactions signed', async () => {
  const port = load(create())
  await port.connect({ walletId: 'Rook' })
  const { legacy, versioned } = createTransactions()
  const [a, b] = await port.signAllTransactions({
    transactions: [legacy, versioned] as (Transaction | VersionedTransaction)[],
  })
  expect(a).toBeInstanceOf(Transaction)
  expect((a as Transaction).verifySignatures()).toBe(true)
  expect((a as Transaction).serializeMessage()).toEqual(
    legacy.serializeMessage(),
  )
  expect(b).toBeInstanceOf(VersionedTransaction)
  expect((b as VersionedTransaction).signatures[0]).toEqual(
    key.sign(versioned.message.serialize()),
  )
})

test('error: other network, account or bytes', async () => {
  const adapter = create()
  const port = load(adapter)
  await port.connect({ walletId: 'Rook' })
  const { versioned: transaction } = createTransactions()
  await expect(
    port.signTransaction({ transaction, caipNetworkId: 'solana:localnet' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(
    port.signTransaction({ transaction, account: 'nobody' }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(
    port.signTransaction({ transaction: new Transaction() }),
  ).rejects.toMatchObject({ code: 'INVALID_TRANSACTION' })
  // The adapter has switched to another account without an event.
  adapter.publicKey = new PublicKey(createSolanaKey().address)
  await expect(port.signTransaction({ transaction })).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
})

test('behavior: follows account changes and the disconnect', async () => {
  const adapter = create()
  const port = load(adapter)
  await port.connect({ walletId: 'Rook' })
  const { address } = createSolanaKey()
  adapter.publicKey = new PublicKey(address)
  adapter.emit('connect', adapter.publicKey)
  expect(port.getState().accounts).toMatchObject([{ address }])
  adapter.publicKey = null
  adapter.emit('disconnect')
  expect(port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
})

test('behavior: adapter of an earlier visit connects by itself', async () => {
  const first = load(create())
  await first.connect({ walletId: 'Rook' })
  ends.pop()?.()
  await settle()
  const adapter = create()
  const port = load(adapter)
  expect(port.getState().status).toBe('reconnecting')
  await settle()
  expect(port.getState().status).toBe('connected')
  expect(adapter.calls).toEqual({ autoConnect: 1, connect: 0, disconnect: 0 })
})

test('behavior: waits for an adapter that another caller is connecting', async () => {
  const adapter = create()
  let finish = () => {}
  adapter.answer = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const port = load(adapter)
  const other = adapter.connect()
  const call = port.connect({ walletId: 'Rook' })
  await settle()
  finish()
  await Promise.all([other, call])
  expect(adapter.calls.connect).toBe(1)
  expect(port.getState().accounts).toMatchObject([{ address: key.address }])
})

test('behavior: prefers the standard wallet of two with the same name', async () => {
  const adapter = create('Ember')
  const port = load(adapter, create())
  const wallet = createStandardWallet()
  ends.push(wallet.register())
  expect(port.getState().wallets.map(({ id }) => id)).toEqual(['Ember', 'Rook'])
  await port.connect({ walletId: 'Ember' })
  expect(wallet.calls.connect).toBe(1)
  expect(adapter.calls.connect).toBe(0)
})

test('behavior: follows the ready state', async () => {
  const adapter = create()
  const unsupported = create('Castle')
  adapter.readyState = WalletReadyState.NotDetected
  unsupported.readyState = WalletReadyState.Unsupported
  const port = load(adapter, unsupported)
  expect(port.getState().wallets).toMatchObject([
    { id: 'Rook', isInstalled: false },
  ])
  adapter.readyState = WalletReadyState.Installed
  adapter.emit('readyStateChange', adapter.readyState)
  expect(port.getState().wallets).toMatchObject([{ isInstalled: true }])
})

test('behavior: a loadable adapter connects although it is not installed', async () => {
  const adapter = create()
  adapter.readyState = WalletReadyState.Loadable
  const port = load(adapter)
  expect(port.getState().wallets).toMatchObject([
    { id: 'Rook', isInstalled: false, isReady: true },
  ])
  await port.connect({ walletId: 'Rook' })
  expect(port.getState().status).toBe('connected')
})

test.each([
  [new WalletNotReadyError(), { code: 'WALLET_NOT_INSTALLED' }],
  [new WalletWindowClosedError(), { code: 4001 }],
  [{ code: 4001, message: 'no' }, { code: 4001 }],
  [
    new WalletSignTransactionError('no', { code: 4001 }),
    { name: 'UserRejectedRequestError' },
  ],
  [
    new WalletSignTransactionError('no', { error: { code: 4001 } }),
    { name: 'UserRejectedRequestError' },
  ],
  [
    Object.assign(new Error('no'), { context: { __code: 4001000 } }),
    { name: 'UserRejectedRequestError' },
  ],
  // Wallets without codes decline in words.
  [
    new Error('User rejected the request.'),
    { name: 'UserRejectedRequestError' },
  ],
  ['no', { code: 'WALLET_FAILED' }],
  [undefined, { code: 'WALLET_FAILED' }],
])('error: %s', async (error, expected) => {
  const adapter = create()
  adapter.answer = async () => {
    throw error
  }
  const port = load(adapter)
  await expect(port.connect({ walletId: 'Rook' })).rejects.toMatchObject(
    expected,
  )
  expect(port.getState().accounts).toEqual([])
})
