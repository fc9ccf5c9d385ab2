import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { isImageUrl } from '../../core/url.js'

/** A token from the wallet's own asset list, in the format of the balances. */
export type Asset = {
  /** CAIP-10 ID of the token contract, `undefined` for the native token. */
  address: string | undefined
  chainId: `eip155:${number}`
  iconUrl: string
  name: string
  price: number
  quantity: { decimals: string; numeric: string }
  symbol: string
  value: number
}

/**
 * Parses a wallet's response to `wallet_getAssets`. One invalid entry
 * invalidates the whole response, since its other amounts may be wrong too.
 *
 * Standard: EIP-7811.
 *
 * @param answer - any value
 * @param parameters.chainId - the requested chain
 * @returns `undefined` when the response is invalid or lacks the chain
 *
 * @example
 * parseAssets(await request({ method: 'wallet_getAssets', params }), { chainId: 1 })
 */
export function parseAssets(
  answer: unknown,
  parameters: { chainId: number },
): readonly Asset[] | undefined {
  const { chainId } = parameters
  if (!isRecord(answer)) return undefined
  let found: readonly Asset[] | undefined
  for (const [key, entries] of Object.entries(answer)) {
    if (!/^0x[0-9a-f]{1,16}$/i.test(key) || !Array.isArray(entries))
      return undefined
    const assets = entries.map((entry) => parse(entry, Number(key)))
    if (!isComplete(assets)) return undefined
    if (Number(key) !== chainId) continue
    // The same chain twice, for example as `0x1` and `0x01`.
    if (found) return undefined
    found = assets
  }
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Rejects duplicates, which would be counted twice. */
function isComplete(
  assets: readonly (Asset | undefined)[],
): assets is readonly Asset[] {
  const ids = new Set(assets.map((asset) => asset?.address?.toLowerCase()))
  return !assets.includes(undefined) && ids.size === assets.length
}

function parse(entry: unknown, chainId: number): Asset | undefined {
  if (!isRecord(entry) || !isRecord(entry.metadata)) return undefined
  const { address, balance, metadata, type } = entry
  const { decimals, iconUrl, name, price, symbol, value } = metadata
  const isNative = type === 'NATIVE' && address === 'native'
  if (!isNative && !(type === 'ERC20' && isEvmAddress(address)))
    return undefined
  if (typeof balance !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(balance))
    return undefined
  if (typeof name !== 'string' || typeof symbol !== 'string') return undefined
  if (typeof iconUrl !== 'string' || !isDecimals(decimals)) return undefined
  if (!isFiat(price)) return undefined
  const numeric = formatAmount(BigInt(balance), decimals)
  // An estimate, for display only.
  const worth = value === undefined ? price * Number(numeric) : value
  if (!isFiat(worth)) return undefined
  return {
    address: isNative ? undefined : `eip155:${chainId}:${address}`,
    chainId: `eip155:${chainId}`,
    iconUrl: isImageUrl(iconUrl) && iconUrl.startsWith('http') ? iconUrl : '',
    name,
    price,
    quantity: { decimals: String(decimals), numeric },
    symbol,
    value: worth,
  }
}

function isDecimals(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
}

function isFiat(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
