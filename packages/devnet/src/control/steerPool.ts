import * as z from 'zod/mini'
import type { PoolControl } from '../chain/pools/createPoolControl.js'

const token = z.enum(['gold', 'tether', 'weth'])

/** Body of `/control/pool`. */
export const poolSchema = z.union([
  z.strictObject({
    token,
    action: z.literal('move'),
    percent: z.number().check(
      z.gte(-99),
      z.lte(1_000),
      z.refine((percent) => percent !== 0),
    ),
  }),
  z.strictObject({ token, action: z.enum(['drain', 'restore']) }),
])

/** Does to a pool what a test in another process asks for. */
export async function steerPool(
  pools: PoolControl,
  body: z.output<typeof poolSchema>,
): Promise<void> {
  if (body.action === 'move') return pools.movePool(body)
  if (body.action === 'drain') return pools.drainPool(body)
  return pools.restorePool(body)
}
