import type { Fungible } from 'latchkey-server'
import type { SolanaChain } from '../solana/solanaChain.js'
import { toIconUrl } from './icons.js'
import { solanaPrices } from './solanaPrices.js'

/** Addresses the native coin goes by where it needs one (wire 5.3). */
const natives: readonly string[] = [
  'So11111111111111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
]

/** Price of a mint of the local chain; what has none is left out. */
export function findSolanaFungible(
  address: string,
  chain: SolanaChain,
  apiUrl: string,
): Fungible[] {
  const mint = address.split(':').at(-1) ?? ''
  const known = Object.values(chain.tokens)
  const found = natives.includes(mint)
    ? chain.nativeCurrency
    : known.find((token) => token.address === mint)
  if (!found) return []
  const { name, symbol } = found
  const price = Number(solanaPrices[symbol] ?? 0n)
  return [{ address, name, symbol, iconUrl: toIconUrl(apiUrl, symbol), price }]
}
