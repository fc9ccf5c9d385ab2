import { createId } from '../../core/secureContext/createId.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { Draft } from './createDraft.js'
import { encodeBase64 } from './encodeBase64.js'
import type { Payment } from './readPayment.js'

/** Creates the intent that is recorded before the wallet is asked. */
export function createIntent(
  kind: SolanaIntent['kind'],
  payment: Payment,
  draft: Draft,
): SolanaIntent {
  const { amount, caipNetworkId, from, mint, name, shown, to } = payment
  const { fromSlot, lastValidBlockHeight, message } = draft
  return {
    id: createId(),
    caipNetworkId,
    from,
    to,
    name,
    mint: mint?.address,
    amount: String(amount),
    shown,
    kind,
    message: kind === 'send' ? encodeBase64(message) : undefined,
    transaction: undefined,
    hash: undefined,
    lastValidBlockHeight,
    fromSlot,
    anchor: undefined,
    signedAt: undefined,
    isHandedOver: false,
    createdAt: Date.now(),
  }
}
