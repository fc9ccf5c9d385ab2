import { PublicKey } from '@solana/web3.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { programs } from '../programs.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'

const tokenPrograms: readonly string[] = [programs.token, programs.token2022]

/**
 * Returns whether an address is a wallet: neither a program nor a mint or token
 * account. An address that holds nothing yet counts as a wallet.
 */
export async function isWallet(
  context: SolanaContext,
  parameters: Parameters<SolanaPort['isWallet']>[0],
): Promise<boolean> {
  const { address, caipNetworkId, signal } = parameters
  try {
    const connection = await context.getConnection(caipNetworkId)
    const account = await callNode(
      () => connection.getAccountInfo(new PublicKey(address), 'confirmed'),
      { signal },
    )
    if (!account) return true
    const { executable, owner } = account
    return !executable && !tokenPrograms.includes(owner.toBase58())
  } catch (error) {
    throw toKitError(error)
  }
}
