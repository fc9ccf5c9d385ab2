import {
  ComputeBudgetProgram,
  type Connection,
  type Keypair,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { UserRejectedRequestError } from 'viem'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'
import type { WalletHandle } from '../../../src/solana/wallet.js'
import type { Random } from './createRandom.js'

/**
 * Simulates a user with a wallet, who can be slow, reject, or close the
 * laptop.
 */
export function createSolanaUser(
  parameters: createSolanaUser.Parameters,
): createSolanaUser.ReturnType {
  const { keypair, kind, node, random, submit, wait } = parameters
  const user: createSolanaUser.ReturnType = { asked: 0, open: 0, wallet: {} }

  /** The user's answer, for the bytes as shown. */
  async function approve(bytes: Uint8Array) {
    user.asked++
    user.open++
    const isSlow = random.chance(0.08)
    await wait(random.between(1, isSlow ? 90 : 6) * 1_000)
    const isRefused = random.chance(0.05)
    if (isRefused) {
      user.open--
      throw new UserRejectedRequestError(new Error('No'))
    }
    const transaction = Transaction.from(bytes)
    if (kind === 'sign' && random.chance(0.1)) await change(transaction)
    if (kind === 'sign' && random.chance(0.02)) spoil(transaction)
    transaction.sign(keypair)
    return transaction
  }

  /** Some wallets set the fee and the blockhash themselves. */
  async function change(transaction: Transaction) {
    const { blockhash } = await node.getLatestBlockhash('finalized')
    transaction.recentBlockhash = blockhash
    transaction.instructions[1] = ComputeBudgetProgram.setComputeUnitPrice({
      microLamports: random.between(1, 1_000),
    })
  }

  /** Makes the wallet sign something else. */
  function spoil(transaction: Transaction) {
    const fromPubkey = keypair.publicKey
    const transfer = { fromPubkey, lamports: 1, toPubkey: fromPubkey }
    transaction.add(SystemProgram.transfer(transfer))
  }

  const sign: WalletHandle['signTransaction'] = async ({ transaction }) => {
    const signed = await approve(transaction)
    user.open--
    if (random.chance(0.03)) throw new Error('Internal wallet error')
    if (random.chance(0.03)) return new Promise<never>(() => {})
    return Uint8Array.from(signed.serialize())
  }

  const send: WalletHandle['signAndSendTransaction'] = async (request) => {
    const signed = await approve(request.transaction)
    if (random.chance(0.8)) submit(signed.serialize().toString('base64'))
    user.open--
    if (random.chance(0.15)) throw new Error('Lost connection to the wallet')
    if (random.chance(0.1)) return new Promise<never>(() => {})
    return encodeBase58(signed.signature as Uint8Array)
  }

  user.wallet =
    kind === 'sign'
      ? { signTransaction: sign }
      : { signAndSendTransaction: send }
  return user
}

export declare namespace createSolanaUser {
  type Parameters = {
    keypair: Keypair
    kind: 'sign' | 'send'
    /** The wallet's own connection, which works. */
    node: Connection
    random: Random
    submit(transaction: string): void
    wait(ms: number): Promise<void>
  }
  type ReturnType = {
    /** Number of requests to the wallet. */
    asked: number
    /** Dialogs that the wallet currently shows. */
    open: number
    wallet: Pick<WalletHandle, 'signAndSendTransaction' | 'signTransaction'>
  }
}
