import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { findIntent } from './findIntent.js'
import type { Payment } from './readPayment.js'

/**
 * Another page can have begun the same payment meanwhile, where browsers have
 * no locks. The store is the same: the one that writes first goes on.
 *
 * @throws SolanaError `SEND_UNDER_WAY`
 */
export function assertAlone(context: SolanaContext, payment: Payment): void {
  if (findIntent(context, payment))
    throw new SolanaError({ code: 'SEND_UNDER_WAY' })
}
