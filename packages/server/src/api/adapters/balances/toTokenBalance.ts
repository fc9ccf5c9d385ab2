import { formatUnits } from 'viem'
import type { Balance } from '../../apiBackend.js'
import type { ListedToken } from '../tokens/createTokenLists.js'

/** A balance of a listed token, before it has a price. */
export function toTokenBalance(parameters: {
  /** In 10^-decimals, as users see it. */
  amount: bigint
  /** CAIP-2. */
  chainId: string
  token: ListedToken
}): Balance {
  const { amount, chainId, token } = parameters
  const { decimals, logoUri, name, symbol } = token
  return {
    ...{ name, symbol, chainId },
    address: `${chainId}:${token.address}`,
    ...{ price: 0, value: 0 },
    quantity: {
      decimals: String(decimals),
      numeric: formatUnits(amount, decimals),
    },
    iconUrl: logoUri,
  }
}
