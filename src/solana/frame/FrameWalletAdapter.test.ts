import {
  WalletConnectionError,
  WalletDisconnectedError,
  type WalletError,
  WalletNotConnectedError,
  WalletNotReadyError,
  WalletReadyState,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  FakeFrameError,
} from '../../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  setupAuthFrame,
} from '../../../test/setup/frame/setupAuthFrame.js'
import {
  signSolana,
  verifySolana,
} from '../../../test/setup/solana/signSolana.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import { ProjectIdMissingError } from '../../core/errors/config.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { FrameWalletAdapter } from './FrameWalletAdapter.js'

const keypair = Keypair.fromSeed(new Uint8Array(32).fill(7))
const other = Keypair.fromSeed(new Uint8Array(32).fill(8))
const cluster = { id: 'solana:localnet' } as const
const blockhash = PublicKey.default.toBase58()

let page: ReturnType<typeof createFakePage>

beforeAll(async () => {
  await import('../../frame/createFrameClient.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account, chainId: foundry.id }
  page.frame.solana = keypair.publicKey.toBase58()
  page.frame.answers.RPC_REQUEST = signSolana(keypair)
  for (const [name, value] of Object.entries(page.globals))
    vi.stubGlobal(name, value)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup({ hasStoredSession = true } = {}) {
  const storage = createMemory()
  if (hasStoredSession) storage.setItem('latchkey.emailLoginUsed', 'true')
  const adapter = new FrameWalletAdapter({
    cluster,
    hosts: { frame: 'https://wallet.example/sdk' },
    projectId: 'test',
    storage,
  })
  return { ...listen(adapter), adapter, storage }
}

function listen(adapter: FrameWalletAdapter) {
  const events: string[] = []
  const errors: WalletError[] = []
  adapter.on('connect', (key) =>
    events.push(`connect ${key.toBase58()} ${adapter.connecting}`),
  )
  adapter.on('disconnect', () => events.push('disconnect'))
  adapter.on('error', (error) => {
    events.push(error.name)
    errors.push(error)
  })
  return { errors, events }
}

async function setupConnected() {
  const app = setup()
  await settle(app.adapter.connect())
  app.events.length = 0
  return app
}

const transfer = (lamports = 1) =>
  SystemProgram.transfer({
    fromPubkey: keypair.publicKey,
    lamports,
    toPubkey: other.publicKey,
  })

function makeLegacy() {
  return new Transaction({
    blockhash,
    feePayer: keypair.publicKey,
    lastValidBlockHeight: 1,
  }).add(transfer())
}

function makeVersioned(lamports?: number) {
  return new VersionedTransaction(
    new TransactionMessage({
      instructions: [transfer(lamports)],
      payerKey: keypair.publicKey,
      recentBlockhash: blockhash,
    }).compileToV0Message(),
  )
}

test('default', async () => {
  const { adapter, events } = setup()
  expect(adapter).toMatchObject({
    connected: false,
    connecting: false,
    name: 'Email',
    publicKey: null,
    readyState: WalletReadyState.Loadable,
    url: 'https://wallet.example/sdk',
  })
  expect(adapter.icon).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(adapter.supportedTransactionVersions).toEqual(new Set(['legacy', 0]))
  expect(page.iframes).toHaveLength(0)

  const promises = [adapter.connect(), adapter.connect()]
  expect(adapter.connecting).toBe(true)
  await settle(Promise.all(promises))

  expect(adapter).toMatchObject({ connected: true, connecting: false })
  expect(adapter.publicKey).toEqual(keypair.publicKey)
  expect(events).toEqual([`connect ${keypair.publicKey} false`])
  await adapter.connect()
  expect(events).toHaveLength(1)
})

test('param: frame, of authFrame, shares its login', async () => {
  const { connector, kitStorage } = setupAuthFrame({
    page,
    hasStoredSession: true,
  })
  const frame = connector.getFrame()
  const adapter = new FrameWalletAdapter({ cluster, frame })
  expect(adapter.getFrame()).toBe(frame)
  // An adapter that is not connected does not keep the login alive.
  expect(frame.namespaces.has('solana')).toBe(false)
  await settle(adapter.connect())
  await settle(adapter.disconnect())
  expect(page.frame.log).not.toContain('SIGN_OUT')
  expect(kitStorage.getItem('latchkey.detachedNamespaces')).toBe('solana')
})

test('behavior: a disconnect also disconnects other adapters of the frame', async () => {
  const { connector } = setupAuthFrame({ page, hasStoredSession: true })
  const frame = connector.getFrame()
  const first = new FrameWalletAdapter({ cluster, frame })
  const second = new FrameWalletAdapter({ cluster, frame })
  const { events } = listen(second)
  await settle(Promise.all([first.connect(), second.connect()]))
  events.length = 0
  await settle(first.disconnect())
  expect(second.connected).toBe(false)
  expect(events).toEqual(['WalletDisconnectedError', 'disconnect'])
  // It can connect again, like any other.
  await settle(second.connect())
  expect([first.connected, second.connected]).toEqual([false, true])
})

test('error: invalid projectId or cluster', () => {
  expect(() => new FrameWalletAdapter({ projectId: '' })).toThrow(
    ProjectIdMissingError,
  )
  expect(
    () =>
      new FrameWalletAdapter({
        cluster: { id: 'eip155:1' as never },
        projectId: 'test',
      }),
  ).toThrow('Chain is not supported')
})

test('error: no login', async () => {
  const { adapter, errors, events } = setup({ hasStoredSession: false })
  const error = await adapter.connect().catch((error) => error)
  expect(error).toBeInstanceOf(WalletConnectionError)
  expect(error.message).toBe('Log in first')
  expect(error.cause).toBeInstanceOf(LoginRequiredError)
  expect(error.error).toBe(error.cause)
  expect(errors).toEqual([error])
  expect(events).toEqual(['WalletConnectionError'])
  expect(adapter.connecting).toBe(false)
})

test('error: on a server', async () => {
  const { adapter } = setup()
  vi.stubGlobal('window', undefined)
  expect(adapter.readyState).toBe(WalletReadyState.Unsupported)
  await expect(adapter.connect()).rejects.toThrow(WalletNotReadyError)
})

test('behavior: autoConnect', async () => {
  const without = setup({ hasStoredSession: false })
  await without.adapter.autoConnect()
  expect(without.events).toEqual([])
  expect(page.iframes).toHaveLength(0)

  const { adapter, events } = setup()
  await settle(adapter.autoConnect())
  expect(events).toEqual([`connect ${keypair.publicKey} false`])
})

test('behavior: login through the app', async () => {
  const { adapter } = setup({ hasStoredSession: false })
  const session = page.frame.session
  page.frame.session = undefined
  page.frame.answers.CONNECT_EMAIL = () => ({ action: 'VERIFY_OTP' })
  page.frame.answers.CONNECT_OTP = () => {
    page.frame.session = session
  }
  const client = await settle(adapter.getFrame().open())
  await settle(client.connectEmail({ email: 'ann@example.com' }))
  await settle(client.connectOtp({ otp: '123456' }))
  await settle(adapter.connect())
  expect(adapter.connected).toBe(true)
})

test('behavior: disconnect signs out if only Solana is connected', async () => {
  const { adapter, events, storage } = await setupConnected()
  await settle(adapter.disconnect())
  expect(events).toEqual(['disconnect'])
  expect(adapter.publicKey).toBe(null)
  expect(page.frame.log.at(-1)).toBe('SIGN_OUT')
  expect([...storage.map.keys()]).toEqual([])
  await settle(adapter.disconnect())
  expect(events).toEqual(['disconnect'])
})

test('behavior: disconnect during a connect', async () => {
  const { adapter, events } = setup()
  const promise = adapter.connect()
  const rejection = expect(promise).rejects.toThrow(WalletConnectionError)
  await settle(adapter.disconnect())
  await rejection
  expect(adapter.publicKey).toBe(null)
  expect(events).toEqual(['WalletConnectionError'])
})

test('behavior: another user, then no user', async () => {
  const { adapter, errors, events } = await setupConnected()
  page.frame.solana = other.publicKey.toBase58()
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)
  expect(adapter.publicKey).toEqual(other.publicKey)
  page.frame.session = undefined
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)
  expect(adapter.connected).toBe(false)
  expect(events).toEqual([
    `connect ${other.publicKey} false`,
    'WalletDisconnectedError',
    'disconnect',
  ])
  expect(errors[0]).toBeInstanceOf(WalletDisconnectedError)
})

test('signMessage', async () => {
  const { adapter } = await setupConnected()
  const message = new TextEncoder().encode('hello')
  const signature = await settle(adapter.signMessage(message))
  expect(verifySolana(signature, message, keypair)).toBe(true)
})

test('signTransaction: legacy, with an existing signature', async () => {
  const { adapter } = await setupConnected()
  const transaction = makeLegacy().add(
    SystemProgram.transfer({
      fromPubkey: other.publicKey,
      lamports: 1,
      toPubkey: keypair.publicKey,
    }),
  )
  transaction.partialSign(other)
  const signed = await settle(adapter.signTransaction(transaction))
  expect(signed).toBe(transaction)
  expect(signed.verifySignatures()).toBe(true)
})

test('signTransaction: version 0', async () => {
  const { adapter } = await setupConnected()
  const transaction = makeVersioned()
  const signed = await settle(adapter.signTransaction(transaction))
  expect(signed).toBe(transaction)
  const [signature] = signed.signatures as [Uint8Array]
  expect(verifySolana(signature, signed.message.serialize(), keypair)).toBe(
    true,
  )
})

test('signAllTransactions: one approval', async () => {
  const { adapter } = await setupConnected()
  page.frame.log.length = 0
  const list = [makeVersioned(1), makeVersioned(2)]
  const signed = await settle(adapter.signAllTransactions(list))
  expect(page.frame.log).toEqual(['RPC_REQUEST'])
  for (const { message, signatures } of signed)
    expect(
      verifySolana(signatures[0] as Uint8Array, message.serialize(), keypair),
    ).toBe(true)
})

test('sendTransaction: prepares, signs, and sends through the connection', async () => {
  const { adapter } = await setupConnected()
  const sent: Uint8Array[] = []
  const connection = {
    getLatestBlockhash: async () => ({ blockhash, lastValidBlockHeight: 1 }),
    sendRawTransaction: async (bytes: Uint8Array) => {
      sent.push(bytes)
      return 'signature'
    },
  } as unknown as Connection
  await expect(
    settle(
      adapter.sendTransaction(new Transaction().add(transfer()), connection),
    ),
  ).resolves.toBe('signature')
  await settle(adapter.sendTransaction(makeVersioned(), connection))
  expect(Transaction.from(sent[0] as Uint8Array).verifySignatures()).toBe(true)
  expect(sent).toHaveLength(2)
})

test.each([
  [
    'a message',
    WalletSignMessageError,
    (adapter: FrameWalletAdapter) => adapter.signMessage(new Uint8Array(1)),
  ],
  [
    'a transaction',
    WalletSignTransactionError,
    (adapter: FrameWalletAdapter) => adapter.signTransaction(makeVersioned()),
  ],
  [
    'transactions',
    WalletSignTransactionError,
    (adapter: FrameWalletAdapter) =>
      adapter.signAllTransactions([makeVersioned()]),
  ],
])('error: %s is refused', async (_, Kind, act) => {
  const { adapter, errors } = await setupConnected()
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('no', 4001)
  }
  const error = await settle<unknown>(act(adapter)).catch((error) => error)
  expect(error).toBeInstanceOf(Kind)
  expect(error).toMatchObject({ cause: { code: 4001 } })
  expect(errors).toEqual([error])
})

test('error: not connected', async () => {
  const { adapter, errors } = setup()
  await expect(adapter.signMessage(new Uint8Array(1))).rejects.toThrow(
    WalletNotConnectedError,
  )
  await expect(adapter.signTransaction(makeLegacy())).rejects.toThrow(
    WalletNotConnectedError,
  )
  expect(errors).toHaveLength(2)
})
