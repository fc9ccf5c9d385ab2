import {
  createAssociatedTokenAccountInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startSolana } from '../../../../../test/setup/solana/startSolana.js'

/** A chain for one test file, and an unmodified web3.js in front of it. */
export function setupSolana(options?: startSolana.Options) {
  let chain: startSolana.ReturnType | undefined
  const get = () => {
    if (!chain) throw new Error('The chain has not started')
    return chain
  }
  const connect = (commitment?: 'processed' | 'confirmed' | 'finalized') =>
    new Connection(get().rpcUrl, {
      commitment: commitment ?? 'confirmed',
      disableRetryOnRateLimit: true,
    })
  beforeAll(async () => {
    chain = await startSolana(options)
  })
  afterEach(() => chain?.control.heal())
  afterAll(() => chain?.stop())
  return {
    get,
    connect,
    newWallet() {
      const wallet = Keypair.generate()
      get().fund(wallet.publicKey.toBase58())
      return wallet
    },
    /** Signed, over the newest blockhash unless another one is named. */
    async sign(
      from: Keypair,
      instructions: TransactionInstruction[],
      blockhash?: string,
    ) {
      const latest = await connect().getLatestBlockhash('confirmed')
      const recentBlockhash = blockhash ?? latest.blockhash
      const message = new TransactionMessage({
        payerKey: from.publicKey,
        recentBlockhash,
        instructions,
      }).compileToV0Message()
      const tx = new VersionedTransaction(message)
      tx.sign([from])
      return { ...latest, message, tx }
    },
    async newPayment(sol = 1) {
      const from = this.newWallet()
      const to = Keypair.generate().publicKey
      const payment = pay(from, to, sol * LAMPORTS_PER_SOL)
      const signed = await this.sign(from, [payment])
      const received = () => get().getAmount(to.toBase58())
      return { from, to, payment, received, ...signed }
    },
    rpc: async (method: string, params?: unknown, url = get().rpcUrl) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      return response.json()
    },
  }
}

/** A payment of SOL. */
export function pay(from: Keypair, to: PublicKey, lamports: number | bigint) {
  const { publicKey: fromPubkey } = from
  return SystemProgram.transfer({ fromPubkey, toPubkey: to, lamports })
}

/** A payment of a token that makes the receiver's account. */
export function payToken(
  from: Keypair,
  to: PublicKey,
  token: { address: string; decimals: number; programId: string },
  amount: bigint,
) {
  const mint = new PublicKey(token.address)
  const program = new PublicKey(token.programId)
  const accountOf = (owner: PublicKey) =>
    getAssociatedTokenAddressSync(mint, owner, true, program)
  const payer = from.publicKey
  const account = accountOf(to)
  return {
    account,
    instructions: [
      createAssociatedTokenAccountInstruction(
        ...([payer, account, to, mint, program] as const),
      ),
      createTransferCheckedInstruction(
        ...([accountOf(payer), mint, account, payer, amount] as const),
        token.decimals,
        [],
        program,
      ),
    ],
  }
}

/** The refusal of a send, as web3.js throws it. */
export async function failureOf(run: Promise<unknown>) {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof SendTransactionError) return error
  throw new Error(`Not refused: ${error}`)
}
