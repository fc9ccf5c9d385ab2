import {
  PublicKey,
  type Transaction,
  type VersionedTransaction,
} from '@solana/web3.js'
import { splitTransaction } from './splitTransaction.js'

/**
 * Copies a signer's signature from a signed transaction into the requested
 * one, which keeps its class and its other signatures.
 *
 * @returns the same object
 */
export function mergeSigned<
  transaction extends Transaction | VersionedTransaction,
>(transaction: transaction, signed: Uint8Array, signer: string): transaction {
  const { signatures, signers } = splitTransaction(signed) ?? {}
  const signature = signatures?.[signers?.indexOf(signer) ?? -1]
  if (!signature) throw new Error('The transaction is not signed.')
  // A copy: a view would keep all bytes. web3.js creates its own Buffer.
  const copy = signature.slice() as Parameters<Transaction['addSignature']>[1]
  transaction.addSignature(new PublicKey(signer), copy)
  return transaction
}
