import { maxUint256 } from 'viem'
import { routerAbi } from '../uniswapAbi.js'
import { assertMined } from './assertMined.js'
import { getMovingAmount } from './getMovingAmount.js'
import type { Pool } from './pool.js'
import { readReserves } from './readReserves.js'

const GAS = 500_000n
const ONE = 10_000n

/**
 * Trades with a pool until the token's price has moved by so many percent.
 *
 * @throws RangeError when `percent` is not from -99 to 1000, or is 0
 */
export async function tradePool(pool: Pool, percent: number): Promise<void> {
  if (!(percent >= -99 && percent <= 1_000 && percent !== 0))
    throw new RangeError('percent goes from -99 to 1000, without 0')
  const { router, token, usd, wallet } = pool
  const { dollars, tokens } = await readReserves(pool)
  const moved = BigInt(Math.round(percent * 100))
  const isUp = moved > 0n
  // A token at 80 % of its price is a dollar at 125 % of its own.
  const amount = isUp
    ? getMovingAmount(dollars, moved)
    : getMovingAmount(tokens, (-moved * ONE) / (ONE + moved))
  const path = isUp ? [usd, token] : [token, usd]
  const rest = [0n, path, wallet.account.address, maxUint256] as const
  const call = { address: router, abi: routerAbi, gas: GAS } as const
  const sent =
    !isUp && pool.isWrapped
      ? wallet.writeContract({
          ...call,
          functionName: 'swapExactETHForTokens',
          args: rest,
          value: amount,
        })
      : wallet.writeContract({
          ...call,
          functionName: 'swapExactTokensForTokens',
          args: [amount, ...rest],
        })
  await assertMined(wallet, sent)
}
