import { createFailure } from 'latchkey-server/http'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  zeroAddress,
} from 'viem'
import { readReserve } from '../../chain/readReserve.js'
import { factoryAbi, routerAbi } from '../../chain/uniswapAbi.js'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'
import type { SwapPair } from './parsePair.js'

export type SwapPath = { path: readonly Address[]; amountOut: bigint }

/**
 * The path that gives most: straight, or by way of the dollar or the wrapped
 * coin, in the figures of the router itself.
 *
 * @throws ServiceError 400 `insufficient liquidity` when no pools can do it
 */
export async function findBestPath(
  context: LocalContext,
  { amount, from, to }: SwapPair & { amount: bigint },
): Promise<SwapPath> {
  const { usd, weth } = context.tokens
  const paths = [[], [usd.address], [weth.address]]
    .map((way) => [from.pooled, ...way, to.pooled])
    .filter((path) => new Set(path).size === path.length)
  const found = await Promise.all(
    paths.map((path) => readPath(context, path, amount)),
  )
  const [best] = found
    .filter((path) => path.amountOut > 0n)
    .sort((a, b) => (a.amountOut < b.amountOut ? 1 : -1))
  if (best) return best
  throw createFailure(
    'INSUFFICIENT_LIQUIDITY',
    'insufficient liquidity for this amount',
  )
}

/** Gives nothing when a pool on the way is missing, or too small. */
async function readPath(
  context: LocalContext,
  path: readonly Address[],
  amount: bigint,
): Promise<SwapPath> {
  const { client } = getSwapChain(context)
  const reserves = await Promise.all(
    path.slice(0, -1).map((token, index) => {
      const next = path[index + 1] ?? zeroAddress
      return readPool(context, token, next)
    }),
  )
  const amounts = await client
    .readContract({
      address: context.contracts.router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    .catch(ignoreRevert)
  // Whoever pays more into a pool than it holds gets less than half its worth.
  const isDeep = reserves.every((reserve, i) => (amounts[i] ?? 0n) <= reserve)
  return { path, amountOut: isDeep ? (amounts.at(-1) ?? 0n) : 0n }
}

/** Without a pool the router reverts; a node that is away is another matter. */
function ignoreRevert(error: unknown): readonly bigint[] {
  const isRevert = (cause: unknown) =>
    cause instanceof ContractFunctionRevertedError
  if (error instanceof BaseError && error.walk(isRevert)) return []
  throw error
}

/** What the pool of two tokens holds of the first, 0 when there is none. */
async function readPool(context: LocalContext, token: Address, other: Address) {
  const { client } = getSwapChain(context)
  const pool = await client.readContract({
    address: context.contracts.factory,
    abi: factoryAbi,
    functionName: 'getPair',
    args: [token, other],
  })
  return pool === zeroAddress ? 0n : readReserve(client, pool, token)
}
