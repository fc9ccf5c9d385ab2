import type { Kit } from '../../createKit.js'
import type { Recorded } from '../../payments/createJournal.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import type { SendTransaction } from './types.js'

/** Returns the unresolved send of an identical transaction, if there is one. */
export function findSendIntent(
  kit: Kit,
  transaction: SendTransaction,
): Recorded<SendIntent> | undefined {
  const { batch, chainId, data, from, to, value } = transaction
  const caipNetworkId = `eip155:${chainId}`
  const what = { batch, caipNetworkId, data, from, to, value: String(value) }
  return getSendJournal(kit).findSame(what)
}
