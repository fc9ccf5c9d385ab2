import { SolanaNotSetError } from '../core/errors/solanaWallet.js'
import type { SolanaPort } from '../core/ports/solana.js'
import type { Solana } from './types.js'

/**
 * Returns the Solana part of a kit, with web3.js's types: connections to the
 * clusters, and signatures of the active wallet for your own transactions.
 *
 * @throws SolanaNotSetError when the kit was created without `solana()`
 *
 * @example
 * const { getConnection, signAndSendTransaction } = getSolana(kit)
 * const connection = await getConnection()
 * const { blockhash } = await connection.getLatestBlockhash()
 * const transaction = new Transaction({ ... })
 * const signature = await signAndSendTransaction({ transaction })
 */
export function getSolana(kit: {
  readonly solana: SolanaPort | undefined
}): Solana {
  const { solana } = kit
  if (!solana || !('getConnection' in solana)) throw new SolanaNotSetError()
  return solana as Solana
}
