import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import type { estimateSend } from '../estimateSend.js'
import { resolveSolanaSend } from './resolveSolanaSend.js'

/** Asks the Solana side what a send would cost. */
export async function runSolanaEstimate(
  kit: Kit,
  parameters: estimateSend.Parameters,
  accounts: readonly Account[],
): Promise<estimateSend.ReturnType> {
  // Only a send needs an amount.
  const filled = { ...parameters, amount: parameters.amount || '0' }
  const { solana, ...request } = resolveSolanaSend(kit, filled, accounts)
  return solana.estimateSend({
    ...request,
    amount: parameters.amount,
    options: parameters.solana,
  })
}
