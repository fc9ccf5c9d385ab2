import {
  address,
  appendTransactionMessageInstruction,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getSignatureFromTransaction,
  type Instruction,
  type SignatureBytes,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  verifySignature,
} from '@solana/kit'
import { UserRejectedRequestError } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { TestAdapter } from '../../../test/setup/solana/createTestAdapter.js'
import { startSolana } from '../../../test/setup/solana/startSolana.js'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import { createKitStorage } from '../../core/storage.js'
import { localnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'
import { getSigner } from './getSigner.js'

const ends: (() => void)[] = []
let chain: startSolana.ReturnType

beforeAll(async () => {
  chain = await startSolana({ slotMs: 400 })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})
afterAll(() => chain.stop())

async function load(...adapters: TestAdapter[]) {
  const { rpcUrl } = chain
  const port = solana({ adapters, clusters: [{ ...localnet, rpcUrl }] })({
    projectId: 'test',
    hosts: defaultHosts,
    frame: undefined,
    pairing: undefined,
    storage: createKitStorage(),
    logger: noopLogger,
  })
  ends.push(port.mount())
  for (const { name } of adapters) await port.connect({ walletId: name })
  return { solana: port }
}

const create = (name: string) =>
  new TestAdapter({ key: createSolanaKey(), name })

/** SystemProgram's transfer, by its layout: index 2, then the lamports. */
function transfer(from: string, to: string, lamports: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(from), role: 3 },
      { address: address(to), role: 1 },
    ],
    data,
  }
}

async function createPayment(signer: ReturnType<typeof getSigner>, to: string) {
  const rpc = createSolanaRpc(chain.rpcUrl)
  const { value } = await rpc.getLatestBlockhash().send()
  const empty = createTransactionMessage({ version: 0 })
  const paid = setTransactionMessageFeePayerSigner(signer, empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(value, paid)
  const instruction = transfer(signer.address, to, 5_000_000n)
  return appendTransactionMessageInstruction(instruction, timed)
}

test('a transaction is signed by the wallet and sent once', async () => {
  const wallet = create('Rook')
  await chain.fund(wallet.key.address)
  const signer = getSigner(await load(wallet))
  const to = createSolanaKey().address
  const message = await createPayment(signer, to)
  const signature = await signAndSendTransactionMessageWithSigners(message)
  const id = getBase58Decoder().decode(signature)
  const connection = createSolanaRpc(chain.rpcUrl)
  await vi.waitFor(async () => {
    const { value } = await connection
      .getSignatureStatuses([id as never])
      .send()
    expect(value[0]).toMatchObject({ err: null })
  }, 5000)
  const { value } = await connection.getBalance(address(to)).send()
  expect(value).toBe(5_000_000n)
})

test('a signed transaction keeps its lifetime and has a true signature', async () => {
  const wallet = create('Rook')
  const signer = getSigner(await load(wallet))
  const message = await createPayment(signer, createSolanaKey().address)
  const signed = await signTransactionMessageWithSigners(message)
  expect(signed.lifetimeConstraint).toEqual(message.lifetimeConstraint)
  expect(getSignatureFromTransaction(signed)).toMatch(/^\w{80,90}$/)
  const signature = signed.signatures[signer.address] as SignatureBytes
  expect(await isSigned(signer.address, signature, signed.messageBytes)).toBe(
    true,
  )
})

test('a message is signed', async () => {
  const wallet = create('Rook')
  const signer = getSigner(await load(wallet))
  const [signed] = await signer.modifyAndSignMessages([
    createSignableMessage('Hello'),
  ])
  const signature = signed?.signatures[signer.address] as SignatureBytes
  const content = new TextEncoder().encode('Hello')
  expect(signed?.content).toEqual(content)
  expect(await isSigned(signer.address, signature, content)).toBe(true)
})

test('requests go to the account of the signer, not to the active one', async () => {
  const [first, second] = [create('Rook'), create('Crow')]
  const kit = await load(first, second)
  const { address: account } = first.key
  const signer = getSigner(kit, { account })
  expect(getSigner(kit).address).toBe(second.key.address)
  expect(signer.address).toBe(account)
  const [signed] = await signer.modifyAndSignMessages([
    createSignableMessage('Hello'),
  ])
  expect(Object.keys(signed?.signatures ?? {})).toEqual([account])
})

test('error: the user declines', async () => {
  const wallet = create('Rook')
  const signer = getSigner(await load(wallet))
  const message = await createPayment(signer, createSolanaKey().address)
  wallet.answer = () =>
    Promise.reject(new UserRejectedRequestError(new Error('declined')))
  await expect(signTransactionMessageWithSigners(message)).rejects.toThrow(
    UserRejectedRequestError,
  )
})

test('error: nobody is connected, or not that account', async () => {
  const kit = await load()
  expect(() => getSigner(kit)).toThrow(
    expect.objectContaining({ code: 'NOT_CONNECTED' }),
  )
  const connected = await load(create('Rook'))
  const { address: account } = createSolanaKey()
  expect(() => getSigner(connected, { account })).toThrow(
    expect.objectContaining({ code: 'NOT_CONNECTED' }),
  )
  expect(() => getSigner({ solana: undefined })).toThrow(
    expect.objectContaining({ code: 'SOLANA_NOT_SET' }),
  )
})

async function isSigned(
  account: string,
  signature: SignatureBytes,
  bytes: ArrayLike<number>,
) {
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(decodeBase58(account) ?? []),
    'Ed25519',
    true,
    ['verify'],
  )
  return verifySignature(key, signature, new Uint8Array(bytes))
}
