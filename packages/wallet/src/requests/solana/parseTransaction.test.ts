import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { isTransactionLike } from './isTransactionLike.js'
import { parseMessage } from './parseMessage.js'
import { parseTransaction } from './parseTransaction.js'

const payer = Keypair.generate()
const to = Keypair.generate().publicKey
const blockhash = Keypair.generate().publicKey.toBase58()
const transfer = SystemProgram.transfer({
  fromPubkey: payer.publicKey,
  toPubkey: to,
  lamports: 5,
})

function legacy() {
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    recentBlockhash: blockhash,
  }).add(transfer)
  const bytes = transaction.serialize({
    requireAllSignatures: false,
    verifySignatures: false,
  })
  return {
    bytes: Uint8Array.from(bytes),
    message: transaction.compileMessage(),
  }
}

function versioned(tables: AddressLookupTableAccount[] = []) {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer],
  }).compileToV0Message(tables)
  return { bytes: new VersionedTransaction(message).serialize(), message }
}

const table = new AddressLookupTableAccount({
  key: Keypair.generate().publicKey,
  state: {
    addresses: [to],
    authority: PublicKey.default,
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
  },
})

describe('parseTransaction', () => {
  test.each([
    ['legacy', legacy()],
    [0, versioned()],
    [0, versioned([table])],
  ] as const)('default: %s', (version, { bytes, message }) => {
    const parsed = parseTransaction(bytes)
    expect(parsed?.message).toMatchObject({
      version,
      signerCount: 1,
      blockhash,
      keys: message.staticAccountKeys.map((key) => key.toBase58()),
    })
    expect(parsed?.messageBytes).toEqual(Uint8Array.from(message.serialize()))
    expect(parsed?.signatures).toHaveLength(1)
    const [instruction] = parsed?.message.instructions ?? []
    expect(instruction?.data).toEqual(Uint8Array.from(transfer.data))
    expect(parsed?.message.lookups).toHaveLength(
      message.addressTableLookups.length,
    )
  })

  test('error: cut short at any byte, or with one more', () => {
    for (const { bytes } of [legacy(), versioned(), versioned([table])]) {
      for (let length = 0; length < bytes.length; length++)
        expect(parseTransaction(bytes.subarray(0, length))).toBeUndefined()
      expect(parseTransaction(Uint8Array.of(...bytes, 0))).toBeUndefined()
    }
  })

  test('error: a length in more bytes than it needs', () => {
    const { bytes } = legacy()
    const [count = 0, ...rest] = bytes
    const padded = Uint8Array.of(count | 0x80, 0, ...rest)
    expect(parseTransaction(padded)).toBeUndefined()
  })

  test('error: indexes and headers that name what is not there', () => {
    const { message } = legacy()
    const bytes = Uint8Array.from(message.serialize())
    const programAt = 4 + 32 * message.accountKeys.length + 32 + 1
    for (const [at, value] of [
      [0, 0],
      [0, 9],
      [1, 1],
      [2, 9],
      [programAt, 0],
      [programAt, 9],
      [programAt + 2, 9],
    ] as const) {
      const broken = Uint8Array.from(bytes)
      broken[at] = value
      expect(parseMessage(broken)).toBeUndefined()
    }
  })

  test('error: a later version', () => {
    const { message } = versioned()
    const bytes = message.serialize()
    bytes[0] = 0x81
    expect(parseMessage(bytes)).toBeUndefined()
  })
})

describe('isTransactionLike', () => {
  test('default', () => {
    for (const { bytes, message } of [legacy(), versioned([table])]) {
      expect(isTransactionLike(bytes)).toBe(true)
      expect(isTransactionLike(Uint8Array.from(message.serialize()))).toBe(true)
    }
    const later = versioned().message.serialize()
    later[0] = 0x81
    expect(isTransactionLike(later)).toBe(true)
  })

  test.each(['', 'Hello', '世界', '😀 emoji first', 'a'.repeat(2_000)])(
    'behavior: %s is a text',
    (text) => {
      expect(isTransactionLike(new TextEncoder().encode(text))).toBe(false)
    },
  )

  test('behavior: data marked as off-chain, and a hash, are none', () => {
    expect(isTransactionLike(Uint8Array.of(0xff, 1, 2, 3))).toBe(false)
    expect(isTransactionLike(new Uint8Array(32).fill(7))).toBe(false)
  })
})
