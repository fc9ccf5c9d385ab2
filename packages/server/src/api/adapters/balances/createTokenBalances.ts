import { erc20Abi, getAddress } from 'viem'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter } from '../adapter.js'
import { createChainClient } from '../createChainClient.js'
import type { Guard } from '../createGuard.js'
import { readMany } from '../readMany.js'
import type { TokenLists } from '../tokens/createTokenLists.js'
import { toTokenBalance } from './toTokenBalance.js'

/** Between two reads of one account. */
const CACHE_MS = 2_000

/** Balances of the listed tokens of one EVM chain, read from its node. */
export function createTokenBalances(
  parameters: createTokenBalances.Parameters,
): Adapter {
  const { chain, guard, name, tokenLists } = parameters
  const chainId = chain.caipNetworkId
  const client = createChainClient(chain)
  return {
    name,
    chainIds: [chainId],
    balances: {
      read: (address) =>
        guard.call({
          ...{ cacheMs: CACHE_MS, key: address },
          async run() {
            const tokens = await tokenLists.list(chainId)
            const amounts = await readMany(
              client,
              tokens.map((token) => ({
                abi: erc20Abi,
                address: getAddress(token.address),
                args: [address],
                functionName: 'balanceOf',
              })),
            )
            return tokens.flatMap((token, index) => {
              const amount = amounts[index]
              if (typeof amount !== 'bigint' || amount === 0n) return []
              return [toTokenBalance({ amount, chainId, token })]
            })
          },
        }),
    },
    async check() {
      const tokens = await tokenLists.list(chainId)
      if (tokens.length === 0) throw new Error('no token is listed')
      await client.getBlockNumber()
      return `${tokens.length} listed tokens`
    },
  }
}

export declare namespace createTokenBalances {
  type Parameters = {
    chain: ChainInfo
    guard: Guard
    name: string
    tokenLists: TokenLists
  }
}
