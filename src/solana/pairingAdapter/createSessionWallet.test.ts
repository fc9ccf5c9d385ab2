import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import {
  approve,
  createSolanaPairing,
} from '../../../test/setup/solana/createSolanaPairing.js'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import type { PairingApproval } from '../../core/ports/pairing.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { serializeTransaction } from '../adapters/serializeTransaction.js'
import { devnet, mainnet, testnet } from '../clusters/clusters.js'
import { resolveClusters } from '../clusters/resolveClusters.js'
import { decodeBase64 } from '../send/decodeBase64.js'
import { encodeBase64 } from '../send/encodeBase64.js'
import { createPairingWallet } from './createPairingWallet.js'
import { createSessionWallet } from './createSessionWallet.js'
import { toProposal } from './toProposal.js'

const clusters = resolveClusters([mainnet, devnet])({
  hosts: defaultHosts,
  projectId: 'test',
})
const key = createSolanaKey()
const other = createSolanaKey()
const stranger = createSolanaKey()
const { address } = key
const caipNetworkId = mainnet.id
const oldMainnet: SolanaNetworkId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const proposal = toProposal({
  clusters,
  network: mainnet.id,
  rpcHost: defaultHosts.rpc,
})
const approval = approve(proposal, [address])

async function setup(
  parameters: {
    ask?: createSolanaPairing.Parameters['ask']
    solana?: PairingApproval | undefined
  } = {},
) {
  const { ask, solana = approval } = parameters
  const far = createSolanaPairing({ ask })
  const { pairing } = far
  const wallet = createSessionWallet({ clusters, logger: noopLogger, pairing })
  const connected = wallet.connect({ caipNetworkId, isSilent: false })
  far.settle({ solana })
  await connected.catch(() => {})
  return { ...far, connected, wallet }
}

const instruction = SystemProgram.transfer({
  fromPubkey: new PublicKey(address),
  toPubkey: new PublicKey(other.address),
  lamports: 5,
})
const recentBlockhash = Keypair.generate().publicKey.toBase58()

function createLegacy(lamports = 5) {
  const feePayer = new PublicKey(address)
  const transaction = new Transaction({ feePayer })
  transaction.recentBlockhash = recentBlockhash
  transaction.add(instruction)
  if (lamports !== 5) transaction.add(instruction)
  return serializeTransaction(transaction)
}

function createVersioned() {
  const message = new TransactionMessage({
    payerKey: new PublicKey(address),
    recentBlockhash,
    instructions: [instruction],
  }).compileToV0Message()
  return serializeTransaction(new VersionedTransaction(message))
}

/** Signs the bytes like a wallet, and inserts the signature. */
function sign(bytes: Uint8Array, by = key) {
  const signature = by.sign(bytes.subarray(65))
  const signed = bytes.slice()
  signed.set(signature, 1)
  return { signature: encodeBase58(signature), signed }
}

test('default', async () => {
  const { connected, requests, wallet } = await setup({
    ask: ({ params }) => ({
      signature: encodeBase58(
        key.sign(
          decodeBase58((params as { message: string }).message) as Uint8Array,
        ),
      ),
    }),
  })
  expect(await connected).toEqual([{ address }])
  const message = new TextEncoder().encode('Hello')
  const signature = await wallet.signMessage({
    address,
    caipNetworkId,
    message,
  })
  expect(signature).toEqual(key.sign(message))
  expect(requests).toEqual([
    {
      caipNetworkId,
      method: 'solana_signMessage',
      params: { message: encodeBase58(message), pubkey: address },
    },
  ])
})

test.each([
  ['a legacy transaction', createLegacy()],
  ['one of version 0', createVersioned()],
])('behavior: signs %s, whatever the form of the answer', async (_, bytes) => {
  const { signature, signed } = sign(bytes)
  for (const answer of [
    { transaction: encodeBase64(signed) },
    { signature },
    { signature, transaction: encodeBase64(signed) },
    { signature, transaction: null },
    signature,
  ]) {
    const { requests, wallet } = await setup({ ask: () => answer })
    const request = { address, caipNetworkId, transaction: bytes }
    expect(await wallet.signTransaction(request)).toEqual(signed)
    expect(requests[0]).toMatchObject({
      caipNetworkId,
      method: 'solana_signTransaction',
      params: { transaction: encodeBase64(bytes), pubkey: address },
    })
  }
})

test('behavior: a legacy transaction is also sent as fields', async () => {
  const bytes = createLegacy()
  const { signature, signed } = sign(bytes)
  const { requests, wallet } = await setup({ ask: () => ({ signature }) })
  await wallet.signTransaction({ address, caipNetworkId, transaction: bytes })
  expect(requests[0]?.params).toEqual({
    feePayer: address,
    recentBlockhash,
    instructions: [
      {
        programId: SystemProgram.programId.toBase58(),
        data: encodeBase58(instruction.data),
        keys: [
          { isSigner: true, isWritable: true, pubkey: address },
          { isSigner: false, isWritable: true, pubkey: other.address },
        ],
      },
    ],
    signatures: [],
    transaction: encodeBase64(bytes),
    pubkey: address,
  })
  expect(signed).toHaveLength(bytes.length)
})

test('behavior: keeps the signatures of others', async () => {
  const pair = Keypair.generate()
  const transaction = new Transaction({ feePayer: new PublicKey(address) })
  transaction.recentBlockhash = recentBlockhash
  transaction.add(
    SystemProgram.transfer({
      fromPubkey: pair.publicKey,
      toPubkey: new PublicKey(address),
      lamports: 5,
    }),
  )
  transaction.partialSign(pair)
  const bytes = serializeTransaction(transaction)
  const message = bytes.subarray(129)
  const signature = key.sign(message)
  // Changes of the wallet to the other signature are ignored.
  const broken = bytes.slice()
  broken.set(signature, 1)
  broken.fill(7, 65, 129)
  const { requests, wallet } = await setup({
    ask: () => ({ transaction: encodeBase64(broken) }),
  })
  const signed = await wallet.signTransaction({
    address,
    caipNetworkId,
    transaction: bytes,
  })
  expect(Transaction.from(signed).verifySignatures()).toBe(true)
  expect(requests[0]?.params).toMatchObject({
    signatures: [{ pubkey: pair.publicKey.toBase58() }],
  })
})

test('behavior: signs several in one request', async () => {
  const all = [createLegacy(), createVersioned()]
  const { requests, wallet } = await setup({
    ask: ({ params }) => ({
      transactions: (params as { transactions: string[] }).transactions.map(
        (text) => encodeBase64(sign(decodeBase64(text)).signed),
      ),
    }),
  })
  const request = { address, caipNetworkId, transactions: all }
  expect(await wallet.signAllTransactions(request)).toEqual(
    all.map((bytes) => sign(bytes).signed),
  )
  expect(
    await wallet.signAllTransactions({ ...request, transactions: [] }),
  ).toEqual([])
  expect(requests).toHaveLength(1)
})

test('error: wrong number of signed transactions', async () => {
  const text = encodeBase64(sign(createLegacy()).signed)
  const { wallet } = await setup({
    ask: () => ({ transactions: [text, text] }),
  })
  const transactions = [createLegacy()]
  await expect(
    wallet.signAllTransactions({ address, caipNetworkId, transactions }),
  ).rejects.toMatchObject({ code: 'PAIRING_ANSWER' })
})

test('behavior: aborted while its code loads, the wallet is not asked', async () => {
  const { calls, pairing } = createSolanaPairing()
  const wallet = createPairingWallet({ clusters, logger: noopLogger, pairing })
  const { signal, ...controller } = withAbort()
  const call = wallet.connect({ caipNetworkId, isSilent: false, signal })
  controller.abort()
  await expect(call).rejects.toThrow('enough')
  expect(calls.connect).toBe(0)
})

function withAbort() {
  const controller = new AbortController()
  const abort = () => controller.abort(new Error('enough'))
  return { abort, signal: controller.signal }
}

test('behavior: signs and sends', async () => {
  const bytes = createVersioned()
  const { signature } = sign(bytes)
  const { requests, wallet } = await setup({ ask: () => ({ signature }) })
  const sent = await wallet.signAndSendTransaction({
    address,
    caipNetworkId: devnet.id,
    transaction: bytes,
    options: { skipPreflight: true },
  })
  expect(sent).toBe(signature)
  expect(requests).toEqual([
    {
      caipNetworkId: devnet.id,
      method: 'solana_signAndSendTransaction',
      params: {
        transaction: encodeBase64(bytes),
        pubkey: address,
        sendOptions: { skipPreflight: true },
      },
    },
  ])
})

const asked = createLegacy()
const right = sign(asked)
const wrong = sign(createLegacy(6))
const mixed = wrong.signed.slice()
mixed.set(right.signed.subarray(1, 65), 1)
const hostile: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'signed'],
  ['no member', {}],
  ['another member', { hash: right.signature }],
  ['an empty signature', { signature: '' }],
  ['zeros for a signature', { signature: '1'.repeat(64) }],
  ['a number for a signature', { signature: 7 }],
  ['a signature of another message', { signature: wrong.signature }],
  ['a signature of another key', sign(asked, stranger)],
  ['hex', { signature: '0x12' }],
  ['another transaction', { transaction: encodeBase64(wrong.signed) }],
  [
    'another transaction beside the right signature',
    {
      signature: right.signature,
      transaction: encodeBase64(wrong.signed),
    },
  ],
  ['the transaction unsigned', { transaction: encodeBase64(asked) }],
  [
    'the transaction signed by another key',
    { transaction: encodeBase64(sign(asked, stranger).signed) },
  ],
  [
    'another transaction with the right signature in it',
    { transaction: encodeBase64(mixed) },
  ],
  ['no base64', { transaction: '%%%' }],
  ['base64 of nothing', { transaction: '' }],
  ['a long text', { transaction: 'A'.repeat(100_000) }],
  ['bytes for a transaction', { transaction: [...right.signed] }],
]

test.each(hostile)('error: %s for a signed transaction', async (_, answer) => {
  const { wallet } = await setup({ ask: () => answer })
  const request = { address, caipNetworkId, transaction: asked }
  await expect(wallet.signTransaction(request)).rejects.toMatchObject({
    code: 'PAIRING_ANSWER',
  })
  const all = { address, caipNetworkId, transactions: [asked] }
  await expect(wallet.signAllTransactions(all)).rejects.toMatchObject({
    code: 'PAIRING_ANSWER',
  })
})

test.each([
  ...hostile.slice(0, 7),
  ['too many', { transactions: [1, 2] }] as const,
])('error: %s for a signature', async (_, answer) => {
  const { wallet } = await setup({ ask: () => answer })
  const message = new Uint8Array([1])
  await expect(
    wallet.signMessage({ address, caipNetworkId, message }),
  ).rejects.toMatchObject({ code: 'PAIRING_ANSWER' })
  await expect(
    wallet.signAndSendTransaction({
      address,
      caipNetworkId,
      transaction: asked,
    }),
  ).rejects.toMatchObject({ code: 'PAIRING_ANSWER' })
})

test('error: the wallet is not asked for what the account does not sign', async () => {
  const { requests, wallet } = await setup({
    solana: approve(proposal, [address, other.address]),
  })
  const request = { address: other.address, caipNetworkId, transaction: asked }
  for (const call of [
    wallet.signTransaction(request),
    wallet.signAndSendTransaction(request),
    wallet.signAllTransactions({ ...request, transactions: [asked] }),
    wallet.signTransaction({ ...request, transaction: new Uint8Array(9) }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'INVALID_TRANSACTION' })
  await expect(
    wallet.signMessage({
      address,
      caipNetworkId,
      message: new Uint8Array(16_385),
    }),
  ).rejects.toMatchObject({ code: -32602 })
  expect(requests).toEqual([])
})

test('error: account is not in the session', async () => {
  const { requests, wallet } = await setup()
  const message = new Uint8Array([1])
  await expect(
    wallet.signMessage({ address: other.address, caipNetworkId, message }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(requests).toEqual([])
})

test('error: cluster is not in the session', async () => {
  const { requests, wallet } = await setup({
    solana: approve({ ...approval, chains: [devnet.id] }, [address]),
  })
  const message = new Uint8Array([1])
  for (const network of [mainnet.id, testnet.id])
    await expect(
      wallet.signMessage({ address, caipNetworkId: network, message }),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED', details: network })
  expect(requests).toEqual([])
})

test('error: method is not in the session', async () => {
  const { requests, wallet } = await setup({
    solana: { ...approval, methods: ['solana_signMessage'] },
  })
  await expect(
    wallet.signTransaction({ address, caipNetworkId, transaction: asked }),
  ).rejects.toMatchObject({ code: 4200 })
  expect(requests).toEqual([])
})

test('behavior: uses the old id of a cluster if the wallet does', async () => {
  const { connected, requests, wallet } = await setup({
    ask: () => right,
    solana: approve({ ...approval, chains: [oldMainnet] }, [address]),
  })
  expect(await connected).toEqual([{ address }])
  const request = { address, caipNetworkId, transaction: asked }
  await wallet.signAndSendTransaction(request)
  expect(requests[0]?.caipNetworkId).toBe(oldMainnet)
})

test.each([
  [new UserRejectedRequestError(new Error('no')), { code: 4001 }],
  [{ code: 5000, message: 'no' }, { code: 4001 }],
  [new PairingEndedError(), { code: 'PAIRING_ENDED' }],
  [new Error('odd'), { code: 'WALLET_FAILED' }],
])('error: wallet fails: %o', async (error, expected) => {
  const { wallet } = await setup({
    ask() {
      throw error
    },
  })
  await expect(
    wallet.signTransaction({ address, caipNetworkId, transaction: asked }),
  ).rejects.toMatchObject(expected)
})

test('error: session without an account on a configured cluster', async () => {
  const { calls, connected, pairing } = await setup({
    solana: {
      ...approval,
      accounts: [
        { address, caipNetworkId: testnet.id },
        { address: '0x1', caipNetworkId: mainnet.id },
      ],
    },
  })
  await expect(connected).rejects.toMatchObject({
    code: 'NAMESPACE_NOT_APPROVED',
    details: 'solana',
  })
  expect(calls.disconnect).toBe(1)
  expect(pairing.isRemembered('solana')).toBe(false)
})

test('behavior: lists each account once, those of the current cluster first', async () => {
  const { connected } = await setup({
    solana: {
      ...approval,
      accounts: [
        { address: other.address, caipNetworkId: devnet.id },
        { address, caipNetworkId: oldMainnet },
        { address, caipNetworkId: mainnet.id },
      ],
    },
  })
  expect(await connected).toEqual([{ address }, { address: other.address }])
})

test('behavior: notifies every listener, of changes only', async () => {
  const both = approve(proposal, [address, other.address])
  const { connected, emit, end, getFollowers, update, wallet } = await setup({
    solana: both,
  })
  await connected
  const told: [unknown[], unknown[]] = [[], []]
  const stops = told.map((list) => wallet.subscribe((item) => list.push(item)))
  const accounts = (address: string, namespace: 'eip155' | 'solana') =>
    emit({
      type: 'accountsChanged',
      namespace,
      accounts: [{ address, caipNetworkId }],
    })
  const goTo = (caipNetworkId: SolanaNetworkId) =>
    emit({ type: 'chainChanged', namespace: 'solana', caipNetworkId })
  accounts(other.address, 'eip155')
  accounts(address, 'solana')
  emit({ type: 'uri', uri: 'wc:', expiresAt: 0 })
  emit({ type: 'chainChanged', namespace: 'eip155', caipNetworkId: 'eip155:1' })
  goTo(testnet.id)
  expect(told).toEqual([[], []])
  accounts(other.address, 'solana')
  goTo(oldMainnet)
  update({ solana: approval })
  end('wallet', ['eip155'])
  end()
  const expected = [
    { accounts: [{ address: other.address }, { address }] },
    { caipNetworkId: mainnet.id },
    { accounts: [{ address }] },
    { accounts: [] },
  ]
  expect(told).toEqual([expected, expected])
  for (const stop of stops) stop()
  expect(getFollowers()).toBe(0)
})

test('behavior: ignores a cluster that is not approved', async () => {
  const { connected, emit, wallet } = await setup({
    solana: approve({ ...approval, chains: [mainnet.id] }, [address]),
  })
  await connected
  const told: unknown[] = []
  wallet.subscribe((item) => told.push(item))
  emit({
    type: 'chainChanged',
    namespace: 'solana',
    caipNetworkId: devnet.id,
  })
  expect(told).toEqual([])
})

test('behavior: disconnects a wallet that revokes Solana', async () => {
  const { calls, connected, pairing, update, wallet } = await setup()
  await connected
  const told: unknown[] = []
  wallet.subscribe((item) => told.push(item))
  update({})
  expect(told).toEqual([{ accounts: [] }])
  expect(calls.disconnect).toBe(1)
  expect(pairing.isRemembered('solana')).toBe(false)
})

test('behavior: a wallet may switch to an account outside of its approval', async () => {
  const message = new Uint8Array([1])
  const { connected, emit, requests, update, wallet } = await setup({
    ask: () => ({ signature: encodeBase58(stranger.sign(message)) }),
  })
  await connected
  const told: unknown[] = []
  wallet.subscribe((item) => told.push(item))
  const goTo = (address: string, caipNetworkId: SolanaNetworkId) =>
    emit({
      type: 'accountsChanged',
      namespace: 'solana',
      accounts: [{ address, caipNetworkId }],
    })
  goTo(stranger.address, mainnet.id)
  goTo(stranger.address, devnet.id)
  expect(told).toEqual([
    { accounts: [{ address: stranger.address }, { address }] },
  ])
  for (const network of [mainnet.id, devnet.id])
    await wallet.signMessage({
      address: stranger.address,
      caipNetworkId: network,
      message,
    })
  expect(requests).toHaveLength(2)
  goTo(address, mainnet.id)
  expect(told[1]).toEqual({ accounts: [{ address }] })
  goTo(stranger.address, mainnet.id)
  // Its latest approval takes precedence.
  update({ solana: approval })
  expect(told.slice(3)).toEqual([{ accounts: [{ address }] }])
})

test('behavior: disconnects a wallet that shares no account', async () => {
  const { connected, emit, pairing, wallet } = await setup()
  await connected
  const told: unknown[] = []
  wallet.subscribe((item) => told.push(item))
  emit({ type: 'accountsChanged', namespace: 'solana', accounts: [] })
  expect(told).toEqual([{ accounts: [] }])
  expect(pairing.isRemembered('solana')).toBe(false)
})
