import * as fc from 'fast-check'
import { hexToBytes, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from '../core/decodeBase58.js'
import { createSolanaKey } from './createSolanaKey.js'
import type { SignWork } from './signerWire.js'
import { signWork } from './signWork.js'

const to = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((bytes) => bytes[0] !== 255 && bytes.some((byte) => byte > 0))

const typedData = {
  domain: { chainId: 1, name: 'Shop', verifyingContract: to },
  message: { amount: 2n ** 200n, to },
  primaryType: 'Order',
  types: {
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'to', type: 'address' },
    ],
  },
} as const

const authorization = { address: to, chainId: 1, nonce: 7 } as const

const transactions = [
  { chainId: 1, gas: 21_000n, gasPrice: 5n, nonce: 0, to, type: 'legacy' },
  { chainId: 1, maxFeePerGas: 5n, nonce: 1, to, type: 'eip1559', value: 3n },
  { accessList: [], chainId: 1, gasPrice: 5n, nonce: 2, type: 'eip2930' },
  {
    ...{ chainId: 1, maxFeePerGas: 5n, nonce: 1, to, type: 'eip7702' },
    authorizationList: [
      { ...authorization, r: toHex(1n), s: toHex(2n), v: 27n, yParity: 0 },
    ],
  },
] as const

describe('signWork', () => {
  test('default: signs what viem signs, with any key', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.string(), async (evm, message) => {
        const account = privateKeyToAccount(toHex(evm))
        const sign = (work: SignWork) => signWork(evm, work)
        expect(sign({ type: 'message', message })).toBe(
          await account.signMessage({ message }),
        )
        const hash = toHex(evm.toReversed())
        expect(sign({ type: 'hash', hash })).toBe(await account.sign({ hash }))
        expect(sign({ type: 'typedData', typedData })).toBe(
          await account.signTypedData(typedData),
        )
        expect(sign({ type: 'authorization', authorization })).toEqual(
          await account.signAuthorization(authorization),
        )
        for (const transaction of transactions)
          expect(sign({ type: 'transaction', transaction })).toBe(
            await account.signTransaction(transaction as never),
          )
      }),
      { numRuns: 10 },
    )
  })

  test('param: solana: a signature that the network takes', async () => {
    const solana = new Uint8Array(32).fill(7)
    const bytes = new TextEncoder().encode('hello')
    const { address } = createSolanaKey(solana)
    const signature = signWork(solana, { type: 'solana', bytes }) as Uint8Array
    const publicKey = await crypto.subtle.importKey(
      'raw',
      Uint8Array.from(decodeBase58(address, 32) ?? []),
      'Ed25519',
      false,
      ['verify'],
    )
    const verify = (signed: Uint8Array) =>
      crypto.subtle.verify(
        'Ed25519',
        publicKey,
        Uint8Array.from(signature),
        Uint8Array.from(signed),
      )
    expect(await verify(bytes)).toBe(true)
    expect(await verify(hexToBytes('0x00'))).toBe(false)
  })
})
