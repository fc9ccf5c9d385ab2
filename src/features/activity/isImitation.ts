/** Symbols worth imitating. The real tokens have a price. */
const imitated = [
  ...['ETH', 'WETH', 'STETH', 'BTC', 'WBTC', 'CBBTC', 'SOL', 'BNB', 'POL'],
  ...['USDC', 'USDC.E', 'USDT', 'USDT0', 'DAI', 'USDS', 'PYUSD', 'EURC'],
]

/** A link in the name of a token. */
const isAdvert =
  /https?:|www\.|t\.me\/|\b[a-z0-9-]+\.(com|net|org|io|xyz|app|site|top|fi|vip|click)\b/i

/**
 * Whether the texts of a token without a price pretend to be another token's,
 * or advertise a site.
 *
 * @param place.hasPrices - whether real tokens have prices here: a token named
 * as one of them but without a price is then an imitation; default `false`
 */
export function isImitation(
  token: { name?: string | undefined; symbol?: string | undefined },
  place: { hasPrices?: boolean | undefined } = {},
): boolean {
  const text = `${token.symbol ?? ''} ${token.name ?? ''}`
  if (isAdvert.test(text)) return true
  const symbol = (token.symbol ?? '').normalize('NFKC').trim()
  // Letters of other scripts, and characters that are not visible.
  if (/[^\x20-\x7e]/.test(symbol) && /[a-z]/i.test(symbol)) return true
  if (symbol !== (token.symbol ?? '').trim()) return true
  return place.hasPrices === true && imitated.includes(symbol.toUpperCase())
}
