import {
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  serializeSignature,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import { hashAuthorization } from 'viem/utils'
import { createSolanaKey } from './createSolanaKey.js'
import type { SignWork } from './signerWire.js'
import { signHash } from './signHash.js'

/**
 * Signs one thing as viem's accounts do.
 *
 * @param key - of the kind of network that it is for
 */
export function signWork(key: Uint8Array, work: SignWork): unknown {
  const sign = (hash: Hex) => signHash(hash, key)
  switch (work.type) {
    case 'hash':
      return serializeSignature(sign(work.hash))
    case 'message':
      return serializeSignature(sign(hashMessage(work.message)))
    case 'typedData':
      return serializeSignature(
        sign(
          hashTypedData(work.typedData as Parameters<typeof hashTypedData>[0]),
        ),
      )
    case 'transaction': {
      const transaction = work.transaction as TransactionSerializable
      // Of a blob transaction the payload is signed, without its sidecars.
      const signed =
        transaction.type === 'eip4844'
          ? { ...transaction, sidecars: false as const }
          : transaction
      const hash = keccak256(serializeTransaction(signed))
      return serializeTransaction(transaction, sign(hash))
    }
    case 'authorization': {
      const { address, chainId, nonce } = work.authorization
      const hash = hashAuthorization({ address, chainId, nonce })
      return { address, chainId, nonce, ...sign(hash) }
    }
    case 'solana':
      return createSolanaKey(key).sign(work.bytes)
  }
}
