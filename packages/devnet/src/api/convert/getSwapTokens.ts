import type { Address } from 'viem'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'

/** Stands for the native coin where an address is needed. */
const NATIVE: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export type SwapToken = {
  /** As the API names it: the placeholder for the native coin. */
  address: Address
  /** What the pools hold: the wrapped coin for the native one. */
  pooled: Address
  isNative: boolean
  name: string
  symbol: string
  decimals: number
}

/** What the pools exchange, the native coin first. */
export function getSwapTokens(context: LocalContext): SwapToken[] {
  const { gold, tether, usd, weth } = context.tokens
  const { nativeCurrency } = getSwapChain(context)
  return [
    {
      ...nativeCurrency,
      address: NATIVE,
      pooled: weth.address,
      isNative: true,
    },
    ...[usd, tether, gold, weth].map(({ pool: _, ...token }) => ({
      ...token,
      pooled: token.address,
      isNative: false,
    })),
  ]
}
