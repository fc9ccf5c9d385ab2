import { createHash } from 'node:crypto'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { type PublicKey, TransactionInstruction } from '@solana/web3.js'

/** Writes name and symbol into a Token-2022 mint. */
export function createMetadataInstruction(
  mint: PublicKey,
  authority: PublicKey,
  { name, symbol }: { name: string; symbol: string },
): TransactionInstruction {
  const discriminator = createHash('sha256')
    .update('spl_token_metadata_interface:initialize_account')
    .digest()
    .subarray(0, 8)
  const key = (pubkey: PublicKey, isSigner: boolean, isWritable: boolean) => ({
    pubkey,
    isSigner,
    isWritable,
  })
  return new TransactionInstruction({
    programId: TOKEN_2022_PROGRAM_ID,
    keys: [
      key(mint, false, true),
      key(authority, false, false),
      key(mint, false, false),
      key(authority, true, false),
    ],
    data: Buffer.concat([discriminator, ...[name, symbol, ''].map(toText)]),
  })
}

function toText(text: string) {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}
