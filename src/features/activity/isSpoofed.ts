import type { Activity, ActivityTransfer } from './activity.js'
import { isImitation } from './isImitation.js'

/**
 * Whether a transaction was written into the account's history by somebody
 * else to plant an address (address poisoning): it moves nothing, or only
 * tokens that pretend to be another one. Any contract can list transfers of
 * any account. Transactions the account sent are never spoofed.
 *
 * @param activity - a transaction
 * @param place.account - address of the account
 * @param place.hasPrices - `false` on test networks, where no token has a price
 */
export function isSpoofed(
  activity: Pick<Activity, 'from' | 'transfers'>,
  place: { account: string; hasPrices: boolean },
): boolean {
  const { from, transfers } = activity
  const { account, hasPrices } = place
  // EVM addresses in any case; two base58 addresses never differ only in it.
  if (from.toLowerCase() === account.toLowerCase()) return false
  return (
    transfers.length > 0 &&
    transfers.every(
      (transfer) =>
        !/[1-9]/.test(transfer.amount) || isImitated(transfer, hasPrices),
    )
  )
}

function isImitated(
  { nft, price, token }: ActivityTransfer,
  hasPrices: boolean,
) {
  if (nft || !token || price) return false
  return isImitation(token, { hasPrices })
}
