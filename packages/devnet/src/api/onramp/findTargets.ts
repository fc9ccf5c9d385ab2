import { isSolanaAddress } from 'latchkey-wallet/base58'
import { isAddress, zeroAddress } from 'viem'
import type { Target } from './createOrders.js'
import type { Asset } from './currencies.js'

/** What the dollar is called on other chains. */
const DOLLAR_ALIAS = 'USDC'

/**
 * What of `symbols` an address can get; everything it can hold when none is
 * named. Nothing for an address that is none.
 */
export function findTargets(
  assets: readonly Asset[],
  { address, symbols }: { address: string; symbols: readonly string[] },
): Target[] {
  const namespace = getNamespace(address)
  const wanted = symbols.map((symbol) =>
    symbol === DOLLAR_ALIAS ? 'USDL' : symbol,
  )
  return assets
    .filter((asset) => asset.namespace === namespace)
    .filter(({ symbol }) => wanted.length === 0 || wanted.includes(symbol))
    .map((asset) => ({ address, asset }))
}

function getNamespace(address: string) {
  if (isAddress(address) && address !== zeroAddress) return 'eip155'
  return isSolanaAddress(address) && !/^1{32}$/.test(address)
    ? 'solana'
    : undefined
}
