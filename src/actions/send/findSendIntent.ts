import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import type { SendTransaction } from './types.js'

/** Returns the unresolved send of an identical transaction, if there is one. */
export function findSendIntent(
  kit: Kit,
  transaction: SendTransaction,
): SendIntent | undefined {
  const { chainId, data, from, to, value } = transaction
  return getSendJournal(kit)
    .list()
    .find(
      (intent) =>
        intent.caipNetworkId === `eip155:${chainId}` &&
        intent.from === from &&
        intent.to === to &&
        intent.data === data &&
        intent.value === String(value),
    )
}
