import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { parseTransaction } from '../adapters/parseTransaction.js'

/**
 * A transaction taken apart, for wallets that do not read the `transaction`
 * they are given. Only those of the legacy format can be.
 *
 * @throws InvalidTransactionError
 */
export async function toLegacyFields(
  bytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const transaction = await parseTransaction(bytes)
  if ('version' in transaction) return {}
  const { feePayer, instructions, recentBlockhash, signatures } = transaction
  return {
    feePayer: feePayer?.toBase58(),
    recentBlockhash,
    instructions: instructions.map(({ data, keys, programId }) => ({
      programId: programId.toBase58(),
      data: encodeBase58(data),
      keys: keys.map(({ isSigner, isWritable, pubkey }) => ({
        isSigner,
        isWritable,
        pubkey: pubkey.toBase58(),
      })),
    })),
    signatures: signatures.flatMap(({ publicKey, signature }) =>
      signature
        ? [
            {
              pubkey: publicKey.toBase58(),
              signature: encodeBase58(signature),
            },
          ]
        : [],
    ),
  }
}
