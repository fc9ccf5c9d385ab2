import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { findIntent } from './findIntent.js'
import type { Payment } from './readPayment.js'

/**
 * Asserts that no other page has started the same payment meanwhile, for
 * browsers without locks. Pages share the storage: the first to write
 * continues.
 *
 * @throws SolanaError `SEND_UNDER_WAY`
 */
export function assertAlone(context: SolanaContext, payment: Payment): void {
  if (findIntent(context, payment))
    throw new SolanaError({ code: 'SEND_UNDER_WAY' })
}
