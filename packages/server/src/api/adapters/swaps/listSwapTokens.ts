import type { SwapToken } from '../../apiBackend.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import { nativeAddress } from '../nativeAddress.js'
import type { TokenLists } from '../tokens/createTokenLists.js'

/** What may be swapped on a chain: its coin, and the listed tokens. */
export async function listSwapTokens(parameters: {
  chain: ChainInfo
  tokenLists: TokenLists
}): Promise<SwapToken[]> {
  const { chain, tokenLists } = parameters
  const { caipNetworkId, nativeCurrency } = chain
  const tokens = await tokenLists.list(caipNetworkId)
  return [
    { ...nativeCurrency, address: nativeAddress, logoUri: '' },
    ...tokens,
  ].map(({ address, decimals, logoUri, name, symbol }) => ({
    ...{ name, symbol, decimals, logoUri },
    address: `${caipNetworkId}:${address}`,
    eip2612: false,
  }))
}
