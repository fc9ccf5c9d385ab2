import { type Address, isAddressEqual, type PublicClient, parseAbi } from 'viem'
import { createFailure } from '../../../http/createFailure.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter, PricedToken, SwapAsset, SwapWish } from '../adapter.js'
import { createChainClient } from '../createChainClient.js'
import type { Guard } from '../createGuard.js'
import { readPoolPrices } from '../prices/readPoolPrices.js'
import type { TokenLists } from '../tokens/createTokenLists.js'
import { createAllowance } from './createAllowance.js'
import { findRoute } from './findRoute.js'
import { listSwapTokens } from './listSwapTokens.js'
import type { Uniswap } from './uniswap.js'

/** Enough for two pools and the wrapping. */
const DEFAULT_GAS = 400_000n
const VALID_FOR_SECONDS = 20n * 60n
const BASIS_POINTS = 10_000n
const QUOTE_CACHE_MS = 1_000
const PRICE_CACHE_MS = 15_000
const PRICE_STALE_MS = 5 * 60_000

const wrappedAbi = parseAbi(['function decimals() view returns (uint8)'])

/**
 * Swaps on one chain by contracts of Uniswap, without a key; and prices from
 * their pools, where a `dollar` is named.
 */
export function createUniswapSwaps(
  parameters: createUniswapSwaps.Parameters,
): Adapter {
  const { chain, dollar, guard, name, tokenLists, uniswap } = parameters
  const { through = [], wrapped } = parameters
  const chainId = chain.caipNetworkId
  const client = parameters.client ?? createChainClient(chain)
  const ways = [wrapped, ...(dollar ? [dollar.address] : []), ...through]
  const toPooled = ({ address, isNative }: SwapAsset) =>
    isNative ? wrapped : address

  function quote({ amount, from, to }: SwapWish) {
    const [paid, got] = [toPooled(from), toPooled(to)]
    if (isAddressEqual(paid, got))
      throw createFailure('to', 'from and to are the same token')
    return guard.call({
      cacheMs: QUOTE_CACHE_MS,
      key: `quote ${paid} ${got} ${amount}`.toLowerCase(),
      run: () =>
        findRoute({
          ...{ amount, client, uniswap },
          ...{ from: paid, through: ways, to: got },
        }),
    })
  }

  return {
    name,
    chainIds: [chainId],
    prices: dollar && {
      async read(tokens: readonly PricedToken[]) {
        const wanted = tokens.map(({ address, decimals }) => ({
          decimals,
          key: address,
          token: address === 'native' ? wrapped : (address as Address),
        }))
        return guard.call({
          ...{ cacheMs: PRICE_CACHE_MS, staleMs: PRICE_STALE_MS },
          key: `prices ${wanted.map(({ key }) => key).toSorted()}`,
          run: () =>
            readPoolPrices({
              ...{ client, dollar, uniswap },
              tokens: wanted,
              through: [wrapped],
            }),
        })
      },
    },
    swaps: {
      isReadable: uniswap.isReadable,
      listTokens: () => listSwapTokens({ chain, tokenLists }),
      ...createAllowance({ chainId, client, guard, spender: uniswap.router }),
      async getQuote(wish) {
        const { amountOut } = await quote(wish)
        return {
          id: null,
          fromAmount: wish.amount.toString(),
          fromAccount: wish.from.id,
          toAmount: amountOut.toString(),
          toAccount: wish.to.id,
        }
      },
      async buildSwap(wish, { basisPoints, disableEstimate }) {
        const { account, amount, from, to } = wish
        const { amountOut, route } = await quote(wish)
        return guard.call({
          async run() {
            const [block, gasPrice] = await Promise.all([
              // The last one may be hours old where blocks are mined on demand.
              client.getBlock({ blockTag: 'pending' }),
              client.getGasPrice(),
            ])
            const data = uniswap.encodeSwap({
              ...{ account, amount, route },
              amountOutMin:
                (amountOut * (BASIS_POINTS - basisPoints)) / BASIS_POINTS,
              deadline: block.timestamp + VALID_FOR_SECONDS,
              isNativeIn: from.isNative,
              isNativeOut: to.isNative,
            })
            const value = from.isNative ? amount : 0n
            const call = { account, data, to: uniswap.router, value }
            const estimate = disableEstimate
              ? undefined
              : await client.estimateGas(call).catch(() => {
                  const text =
                    'insufficient balance or allowance: it would fail'
                  throw createFailure('ESTIMATE_FAILED', text)
                })
            const gas = estimate ? addRoom(estimate) : DEFAULT_GAS
            return {
              from: `${chainId}:${account}`,
              to: `${chainId}:${uniswap.router}`,
              data,
              amount: value.toString(),
              eip155: { gas: gas.toString(), gasPrice: gasPrice.toString() },
            }
          },
        })
      },
    },
    async check() {
      const codes = await Promise.all(
        [uniswap.router, wrapped].map((address) => client.getCode({ address })),
      )
      if (codes.some((code) => code === undefined))
        throw new Error('there is no contract at router or wrapped')
      await client.readContract({
        abi: wrappedAbi,
        address: wrapped,
        functionName: 'decimals',
      })
      return 'the contracts answer'
    },
  }
}

/**
 * The first swap of a block costs more, as its pool writes down a price, and an
 * estimate may be of one that is not the first.
 */
function addRoom(gas: bigint) {
  return (gas * 5n) / 4n
}

export declare namespace createUniswapSwaps {
  type Parameters = {
    chain: ChainInfo
    /** Default: the chain's node. */
    client?: PublicClient | undefined
    /** Token that is worth a dollar. Without one, there are no prices. */
    dollar?: { address: Address; decimals: number } | undefined
    guard: Guard
    name: string
    /** Tokens that routes may go by, besides the coin and the dollar. */
    through?: readonly Address[] | undefined
    tokenLists: TokenLists
    uniswap: Uniswap
    /** The wrapped coin. */
    wrapped: Address
  }
}
