import type { Address, PublicClient } from 'viem'
import { createFailure } from '../../../http/createFailure.js'
import { readMany } from '../readMany.js'
import { listRoutes } from './listRoutes.js'
import type { Route, Uniswap } from './uniswap.js'

/** Part of an amount that shows the price before the swap. */
const PART = 1_000n

/**
 * The route that gives most, in the figures of the contracts.
 *
 * @throws ServiceError 400 `insufficient liquidity` when no pools can do it,
 * or the price would fall by half
 */
export async function findRoute(
  parameters: findRoute.Parameters,
): Promise<{ amountOut: bigint; route: Route }> {
  const { amount, client, uniswap } = parameters
  const routes = listRoutes({ ...parameters, fees: uniswap.fees })
  const part = amount / PART
  const results = await readMany(
    client,
    routes.flatMap((route) => [
      uniswap.toRead(route, amount),
      ...(part > 0n ? [uniswap.toRead(route, part)] : []),
    ]),
  )
  const step = part > 0n ? 2 : 1
  let best: { amountOut: bigint; route: Route } | undefined
  for (const [index, route] of routes.entries()) {
    const amountOut = uniswap.getAmountOut(results[index * step])
    const partOut =
      part > 0n ? uniswap.getAmountOut(results[index * step + 1]) : 0n
    // Whoever pays more into a pool than it holds gets half its worth or less.
    if (amountOut * part * 2n < partOut * amount) continue
    if (amountOut > (best?.amountOut ?? 0n)) best = { amountOut, route }
  }
  if (best) return best
  throw createFailure(
    'INSUFFICIENT_LIQUIDITY',
    'insufficient liquidity for this amount',
  )
}

export declare namespace findRoute {
  type Parameters = {
    amount: bigint
    client: PublicClient
    from: Address
    /** Tokens to go by. */
    through: readonly Address[]
    to: Address
    uniswap: Uniswap
  }
}
