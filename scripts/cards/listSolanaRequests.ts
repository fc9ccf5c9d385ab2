import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createSyncNativeInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
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
  const encode = (...instructions: TransactionInstruction[]) =>
    encodeAll(instructions)
  /** Signed by the others already. */
  const encodeAll = (
    instructions: TransactionInstruction[],
    signers: Keypair[] = [],
  ) => {
    const transaction = new Transaction({
      ...{ feePayer: owner, recentBlockhash: blockhash },
    }).add(...instructions)
    if (signers.length > 0) transaction.partialSign(...signers)
    return encodeBase58(transaction.serialize({ requireAllSignatures: false }))
  }
  const send = (name: string, ...instructions: TransactionInstruction[]) => ({
    ...{ caipNetworkId, name, method: 'solana_signAndSendTransaction' },
    params: { transaction: encode(...instructions) },
  })
  const silver = new PublicKey(tokens.silver.address)
  const friend = Keypair.generate().publicKey
  const maker = await openMaker(local)
  const swap = listQuote({ local, maker: maker.publicKey, owner })
  return [
    send(
      '22-solana-transfer',
      SystemProgram.transfer({
        fromPubkey: owner,
        toPubkey: Keypair.generate().publicKey,
        lamports: 250_000_000,
      }),
    ),
    send('23-token-2022', ...listPayment(owner, friend, silver, local)),
    {
      ...{ caipNetworkId, name: '24-jupiter-like-swap' },
      method: 'solana_signTransaction',
      params: { transaction: encode(...listRoute(owner, local)) },
    },
    {
      ...{ caipNetworkId, name: '25-solana-quote' },
      method: 'solana_signTransaction',
      params: { transaction: encodeAll(swap, [maker]) },
    },
    {
      ...{ caipNetworkId, name: '26-solana-several' },
      method: 'solana_signAllTransactions',
      params: {
        transactions: [
          SystemProgram.transfer({
            fromPubkey: owner,
            toPubkey: Keypair.generate().publicKey,
            lamports: 500_000_000,
          }),
          ...listPayment(owner, Keypair.generate().publicKey, silver, local),
        ].map((one) => encode(one)),
      },
    },
  ]
}

const toHolding = (mint: PublicKey, owner: PublicKey, program: PublicKey) =>
  getAssociatedTokenAddressSync(mint, owner, false, program)

/** A token account for a friend, and one whole token to it (Token-2022). */
function listPayment(
  owner: PublicKey,
  friend: PublicKey,
  mint: PublicKey,
  { solana }: E2eState,
) {
  const program = TOKEN_2022_PROGRAM_ID
  const { decimals } = solana.tokens.silver
  const [from, to] = [
    toHolding(mint, owner, program),
    toHolding(mint, friend, program),
  ]
  return [
    createAssociatedTokenAccountIdempotentInstruction(
      ...([owner, to, friend, mint, program] as const),
    ),
    createTransferCheckedInstruction(
      ...([from, mint, to, owner, 10n ** BigInt(decimals), decimals] as const),
      [],
      program,
    ),
  ]
}

/** What an aggregator makes: SOL is wrapped and swapped, the rest unwrapped. */
function listRoute(owner: PublicKey, { solana }: E2eState) {
  const usd = new PublicKey(solana.tokens.usd.address)
  const wrapped = toHolding(NATIVE_MINT, owner, TOKEN_PROGRAM_ID)
  const holding = toHolding(usd, owner, TOKEN_PROGRAM_ID)
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
    createAssociatedTokenAccountIdempotentInstruction(
      ...([owner, wrapped, owner, NATIVE_MINT, TOKEN_PROGRAM_ID] as const),
    ),
    SystemProgram.transfer({
      fromPubkey: owner,
      toPubkey: wrapped,
      lamports: 100_000_000,
    }),
    createSyncNativeInstruction(wrapped),
    new TransactionInstruction({
      data: Buffer.from('e517cb977ae3ad2a', 'hex'),
      keys: [
        { isSigner: true, isWritable: true, pubkey: owner },
        { isSigner: false, isWritable: true, pubkey: wrapped },
        { isSigner: false, isWritable: true, pubkey: holding },
      ],
      programId: jupiter,
    }),
    createCloseAccountInstruction(wrapped, owner, owner),
  ]
}

/** A swap at the price of a market maker, who signs it too. */
function listQuote({
  local: { solana },
  maker,
  owner,
}: {
  local: E2eState
  maker: PublicKey
  owner: PublicKey
}) {
  const { address, decimals } = solana.tokens.usd
  const mint = new PublicKey(address)
  return [
    SystemProgram.transfer({
      fromPubkey: owner,
      toPubkey: maker,
      lamports: 100_000_000,
    }),
    createTransferCheckedInstruction(
      toHolding(mint, maker, TOKEN_PROGRAM_ID),
      mint,
      toHolding(mint, owner, TOKEN_PROGRAM_ID),
      maker,
      15_000_000n,
      decimals,
    ),
  ]
}

/** A market maker with SOL and tokens. */
async function openMaker({ urls }: E2eState) {
  const maker = Keypair.generate()
  const response = await fetch(`${urls.mailbox}/control/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: maker.publicKey.toBase58() }),
  })
  if (!response.ok) throw new Error(`The faucet said ${response.status}`)
  return maker
}
