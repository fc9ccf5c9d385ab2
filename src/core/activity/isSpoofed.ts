import type { Activity, ActivityTransfer } from './activity.js'

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
        !/[1-9]/.test(transfer.amount) || isImitation(transfer, hasPrices),
    )
  )
}

/** Symbols worth imitating. The real tokens have a price. */
const imitated = [
  ...['ETH', 'WETH', 'STETH', 'BTC', 'WBTC', 'CBBTC', 'SOL', 'BNB', 'POL'],
  ...['USDC', 'USDC.E', 'USDT', 'USDT0', 'DAI', 'USDS', 'PYUSD', 'EURC'],
]

function isImitation(
  { nft, price, token }: ActivityTransfer,
  hasPrices: boolean,
) {
  if (nft || !token || price) return false
  const text = `${token.symbol ?? ''} ${token.name ?? ''}`
  if (isAdvert.test(text)) return true
  const symbol = (token.symbol ?? '').normalize('NFKC').trim()
  // Letters of other scripts, and characters that are not visible.
  if (/[^\x20-\x7e]/.test(symbol) && /[a-z]/i.test(symbol)) return true
  if (symbol !== (token.symbol ?? '').trim()) return true
  return hasPrices && imitated.includes(symbol.toUpperCase())
}

/** A link in the name of a token. */
const isAdvert =
  /https?:|www\.|t\.me\/|\b[a-z0-9-]+\.(com|net|org|io|xyz|app|site|top|fi|vip|click)\b/i
