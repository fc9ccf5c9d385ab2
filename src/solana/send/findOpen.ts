import type { SolanaContext } from '../solanaContext.js'
import { getIntents } from './getIntents.js'
import type { SolanaIntent } from './intent.js'
import type { SendRequest } from './resolveSend.js'

/**
 * The same payment, made earlier, when it may have left. The decimals need not
 * be known for it: amounts are compared without their zeros.
 */
export function findOpen(
  context: SolanaContext,
  request: SendRequest,
): SolanaIntent | undefined {
  return getIntents(context).find(
    (intent) =>
      intent.isHandedOver &&
      intent.caipNetworkId === request.caipNetworkId &&
      intent.from === request.from &&
      intent.to === request.to &&
      intent.mint === request.mint &&
      trim(intent.amount) === trim(request.amount),
  )
}

function trim(amount: string) {
  return amount.replace('.', '').replace(/^0+|0+$/g, '')
}
