import type { Balance } from 'latchkey-server'
import { formatUnits, parseUnits } from 'viem'
import type { SolanaChain } from '../solana/solanaChain.js'
import { toIconUrl } from './icons.js'
import { solanaPrices } from './solanaPrices.js'

/**
 * What a Solana address holds, read at this moment, as users see it; SOL
 * always. Prices are those of what users see.
 */
export function readSolanaBalances(
  parameters: readSolanaBalances.Parameters,
): Balance[] {
  const { address, apiUrl, chain } = parameters
  const { caipNetworkId: chainId, nativeCurrency } = chain
  return chain.getHoldings(address).map(({ shown, token }) => {
    const { decimals, name, symbol } = token ?? nativeCurrency
    const price = solanaPrices[symbol] ?? 0n
    return {
      name,
      symbol,
      chainId,
      ...(token && { address: `${chainId}:${token.address}` }),
      // JSON has no decimals: a figure for showing only.
      value: Number(formatUnits(parseUnits(shown, decimals) * price, decimals)),
      price: Number(price),
      quantity: {
        decimals: String(decimals),
        numeric: shown,
      },
      iconUrl: toIconUrl(apiUrl, symbol),
    }
  })
}

export declare namespace readSolanaBalances {
  type Parameters = {
    address: string
    /** Where the icons are served from. */
    apiUrl: string
    chain: SolanaChain
  }
}
