import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { expect, test } from 'vitest'
import {
  createSolanaKey,
  createStandardWallet as createWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { serializeTransaction } from '../adapters/serializeTransaction.js'
import { devnet, localnet, mainnet } from '../clusters/clusters.js'
import { createStandardWallet } from './createStandardWallet.js'

const key = createSolanaKey()
const { address } = key
const target = { address, caipNetworkId: mainnet.id }

function setup() {
  const fake = createWallet({ keys: [key], isGranted: true })
  const handle = createStandardWallet(fake.wallet as unknown as Wallet)
  return { fake, features: fake.wallet.features, handle }
}

function createTransaction(lamports = 1) {
  const payer = new PublicKey(address)
  return new Transaction({
    feePayer: payer,
    blockhash: address,
    lastValidBlockHeight: 1,
  }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports }),
  )
}

test('default', async () => {
  const { handle } = setup()
  expect(handle).toMatchObject({ id: 'Ember', isEmbedded: false })
  const transaction = serializeTransaction(createTransaction())
  const signed = await handle.signTransaction?.({ ...target, transaction })
  expect(Transaction.from(signed ?? []).verifySignatures()).toBe(true)
})

test('behavior: several transactions are one request', async () => {
  const { features, handle } = setup()
  const { signTransaction } = features['solana:signTransaction']
  let count = 0
  Object.assign(features['solana:signTransaction'], {
    async signTransaction(...inputs: Parameters<typeof signTransaction>) {
      count++
      const outputs = await Promise.all(
        inputs.map((input) => signTransaction(input)),
      )
      return outputs.flat()
    },
  })
  const transactions = [1, 2].map((lamports) =>
    serializeTransaction(createTransaction(lamports)),
  )
  const signed = await handle.signAllTransactions?.({ ...target, transactions })
  expect(count).toBe(1)
  expect(
    signed?.map((bytes) => Transaction.from(bytes).verifySignatures()),
  ).toEqual([true, true])
})

test('behavior: a request names its cluster as wallets know it', async () => {
  const { features, handle } = setup()
  const inputs: unknown[] = []
  Object.assign(features, {
    'solana:signAndSendTransaction': {
      async signAndSendTransaction(input: unknown) {
        inputs.push(input)
        // A list, as some extensions return it.
        return [{ signature: Array.from(new Uint8Array(64).fill(7)) }]
      },
    },
  })
  expect(handle.signAndSendTransaction).toBe(undefined)
  const able = createStandardWallet({
    ...setup().fake.wallet,
    features,
  } as unknown as Wallet)
  const transaction = serializeTransaction(createTransaction())
  const signature = await able.signAndSendTransaction?.({
    address,
    caipNetworkId: devnet.id,
    options: { skipPreflight: true },
    transaction,
  })
  expect(signature).toBe(encodeBase58(new Uint8Array(64).fill(7)))
  expect(inputs).toMatchObject([
    { chain: 'solana:devnet', options: { skipPreflight: true }, transaction },
  ])
})

test('error: network or account that the wallet does not share', async () => {
  const { fake, handle } = setup()
  const transaction = serializeTransaction(createTransaction())
  await expect(
    handle.signTransaction?.({
      address,
      caipNetworkId: localnet.id,
      transaction,
    }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  fake.grant(false)
  await expect(
    handle.signTransaction?.({ ...target, transaction }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test.each([undefined, [], [{}], [{ signedTransaction: 'junk' }], [null], 7])(
  'error: %j is not a signed transaction',
  async (answer) => {
    const { features, handle } = setup()
    Object.assign(features['solana:signTransaction'], {
      signTransaction: async () => answer,
    })
    const transaction = serializeTransaction(createTransaction())
    await expect(
      handle.signTransaction?.({ ...target, transaction }),
    ).rejects.toMatchObject({ code: 'INVALID_TRANSACTION' })
  },
)

test.each([
  undefined,
  [{ signature: new Uint8Array(63) }],
  [{ signature: 'a' }],
])('error: %j is not a signature', async (answer) => {
  const { features, handle } = setup()
  Object.assign(features['solana:signMessage'], {
    signMessage: async () => answer,
  })
  await expect(
    handle.signMessage?.({ ...target, message: new Uint8Array([1]) }),
  ).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
})

test('param: signal', async () => {
  const { features, handle } = setup()
  Object.assign(features['solana:signMessage'], {
    signMessage: () => new Promise(() => {}),
  })
  const controller = new AbortController()
  const call = handle.signMessage?.({
    ...target,
    message: new Uint8Array([1]),
    signal: controller.signal,
  })
  const reason = new Error('enough')
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
})
