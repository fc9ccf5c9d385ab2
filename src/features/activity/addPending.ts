import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import type { Activity } from './activity.js'

/** Clocks of the device and the chain may differ by as much. */
const CLOCK_TOLERANCE_MS = 60_000

/** Selectors of ERC-20 calls, and what they are called in the history. */
const operations: Readonly<Record<string, string>> = {
  '0xa9059cbb': 'send',
  '0x095ea7b3': 'approve',
}
const ADDRESS_END = 74

/**
 * Adds the payments of the journal that the API does not list yet, as pending
 * transactions. A payment is listed once: by its hash, or, where a replacement
 * or a transaction whose response was lost has taken its place, by its nonce.
 *
 * @param activities - rows of the API
 * @param place.intents - open payments of the journal
 *
 * @example
 * addPending(activities, { account, caipNetworkId, coin, intents })
 */
export function addPending(
  activities: readonly Activity[],
  place: addPending.Place,
): readonly Activity[] {
  const { account, caipNetworkId, intents } = place
  const owner = foldCase(account)
  const pending = intents.filter(
    (intent) =>
      intent.caipNetworkId === caipNetworkId &&
      foldCase(intent.from) === owner &&
      !activities.some((activity) => isSame(activity, intent)),
  )
  if (pending.length === 0) return activities
  return [...pending.map((intent) => toActivity(intent, place)), ...activities]
}

export declare namespace addPending {
  type Place = {
    /** Address of the account. */
    account: string
    /** CAIP-2 ID of the network. */
    caipNetworkId: string
    /** Native coin of the network, if it is configured. */
    coin: { decimals: number; name: string; symbol: string } | undefined
    intents: readonly SendIntent[]
    /** Returns the explorer's page of a transaction. */
    toUrl?: ((hash: string) => string | undefined) | undefined
  }
}

function isSame(activity: Activity, intent: SendIntent) {
  if (activity.caipNetworkId !== intent.caipNetworkId) return false
  if (intent.hash && foldCase(activity.hash) === foldCase(intent.hash))
    return true
  if (foldCase(activity.from) !== foldCase(intent.from)) return false
  if (activity.nonce !== intent.nonce) return false
  // Without a hash, the nonce is what was expected before the wallet was asked.
  return (
    intent.isSeen === true ||
    activity.timestamp > intent.createdAt - CLOCK_TOLERANCE_MS
  )
}

function toActivity(
  { createdAt, data, from, hash, id, nonce, swap, to, value }: SendIntent,
  { caipNetworkId, coin, toUrl }: addPending.Place,
): Activity {
  const operation = data ? operations[data.slice(0, 10)] : 'send'
  const isTokenSend = data !== undefined && operation === 'send'
  const amount = BigInt(value)
  return {
    id: `journal:${id}`,
    caipNetworkId,
    explorerUrl: hash ? toUrl?.(hash) : undefined,
    from,
    hash: hash ?? '',
    nonce,
    operation: swap ? 'trade' : (operation ?? 'execute'),
    status: 'pending',
    timestamp: createdAt,
    to: isTokenSend ? `0x${data.slice(34, ADDRESS_END)}` : to,
    transfers:
      coin && amount > 0n
        ? [
            {
              amount: formatAmount(amount, coin.decimals),
              direction: foldCase(from) === foldCase(to) ? 'self' : 'out',
              nft: undefined,
              price: undefined,
              token: {
                iconUrl: undefined,
                name: coin.name,
                symbol: coin.symbol,
              },
              value: undefined,
            },
          ]
        : [],
  }
}
