import type { SolanaKey } from '../../core/wallet.js'
import type { ParsedTransaction } from './parseTransaction.js'

const SIGNATURE_BYTES = 64

/**
 * Puts the user's signature into its place; all other bytes stay as they are.
 *
 * @returns `id`: the first signature, by which the network knows it
 */
export async function signTransaction(
  transaction: ParsedTransaction & { signerIndex: number },
  account: SolanaKey,
): Promise<{ bytes: Uint8Array; signature: Uint8Array; id: Uint8Array }> {
  const { messageBytes, signaturesAt, signerIndex } = transaction
  const bytes = Uint8Array.from(transaction.bytes)
  const signature = await account.sign(messageBytes)
  bytes.set(signature, signaturesAt + signerIndex * SIGNATURE_BYTES)
  const id = bytes.slice(signaturesAt, signaturesAt + SIGNATURE_BYTES)
  return { bytes, signature, id }
}
