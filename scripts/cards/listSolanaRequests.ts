import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { encodeBase58 } from '../../src/core/address/encodeBase58.js'
import type { E2eState } from '../../test/e2e/state.js'
import type { CardRequest } from './listRequests.js'

/** An exchange's program, which the wallet cannot read. */
const jupiter = new PublicKey('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')

/** Common requests of Solana. */
export async function listSolanaRequests({
  address,
  local,
}: {
  address: string
  local: E2eState
}): Promise<readonly CardRequest[]> {
  const { caipNetworkId, rpcUrl, tokens } = local.solana
  const owner = new PublicKey(address)
  const { blockhash } = await new Connection(rpcUrl).getLatestBlockhash()
  const encode = (instruction: TransactionInstruction) => {
    const transaction = new Transaction({
      ...{ feePayer: owner, recentBlockhash: blockhash },
    }).add(instruction)
    return encodeBase58(transaction.serialize({ requireAllSignatures: false }))
  }
  const make = (name: string, instruction: TransactionInstruction) => {
    const isSent = !instruction.programId.equals(jupiter)
    return {
      ...{ caipNetworkId, name },
      method: isSent
        ? 'solana_signAndSendTransaction'
        : 'solana_signTransaction',
      params: { transaction: encode(instruction) },
    }
  }
  const mint = new PublicKey(tokens.silver.address)
  const holding = getAssociatedTokenAddressSync(
    ...([mint, owner, false, TOKEN_2022_PROGRAM_ID] as const),
  )
  return [
    make(
      '21-solana-transfer',
      SystemProgram.transfer({
        fromPubkey: owner,
        toPubkey: Keypair.generate().publicKey,
        lamports: 250_000_000,
      }),
    ),
    make(
      '22-token-2022',
      createTransferCheckedInstruction(
        ...([holding, mint, holding, owner] as const),
        10n ** BigInt(tokens.silver.decimals),
        tokens.silver.decimals,
        [],
        TOKEN_2022_PROGRAM_ID,
      ),
    ),
    make(
      '23-jupiter-like-swap',
      new TransactionInstruction({
        data: Buffer.from('e517cb977ae3ad2a', 'hex'),
        keys: [
          { isSigner: true, isWritable: true, pubkey: owner },
          { isSigner: false, isWritable: true, pubkey: holding },
        ],
        programId: jupiter,
      }),
    ),
    {
      ...{ caipNetworkId, name: '24-solana-several' },
      method: 'solana_signAllTransactions',
      params: { transactions: listSeveral(owner, mint, local).map(encode) },
    },
  ]
}

/** A payment, a token account for a friend, and a transfer that needs it. */
function listSeveral(owner: PublicKey, mint: PublicKey, { solana }: E2eState) {
  const friend = Keypair.generate().publicKey
  const [from, to] = [owner, friend].map((one) =>
    getAssociatedTokenAddressSync(mint, one, false, TOKEN_2022_PROGRAM_ID),
  ) as [PublicKey, PublicKey]
  const { decimals } = solana.tokens.silver
  return [
    SystemProgram.transfer({
      fromPubkey: owner,
      toPubkey: Keypair.generate().publicKey,
      lamports: 500_000_000,
    }),
    createAssociatedTokenAccountIdempotentInstruction(
      ...([owner, to, friend, mint, TOKEN_2022_PROGRAM_ID] as const),
    ),
    createTransferCheckedInstruction(
      ...([from, mint, to, owner, 10n ** BigInt(decimals), decimals] as const),
      [],
      TOKEN_2022_PROGRAM_ID,
    ),
  ]
}
