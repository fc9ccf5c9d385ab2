import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getSendIntents } from './getSendIntents.js'
import type { SendTransaction } from './prepareSend.js'

/** The unresolved send of an identical transaction, if there is one. */
export function findSendIntent(
  kit: Kit,
  transaction: SendTransaction,
): SendIntent | undefined {
  const { chainId, data, from, to, value } = transaction
  return getSendIntents(kit).find(
    (intent) =>
      intent.caipNetworkId === `eip155:${chainId}` &&
      intent.from === from &&
      intent.to === to &&
      intent.data === data &&
      intent.value === String(value),
  )
}
