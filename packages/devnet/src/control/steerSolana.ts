import * as z from 'zod/mini'
import type { SolanaControl } from '../solana/solanaChain.js'

const count = z.int().check(z.nonnegative(), z.lte(1_000))
const slots = z.int().check(z.nonnegative(), z.lte(100_000))

/** Body of `/control/solana`; everything in it is done, warp last. */
export const steerSchema = z.strictObject({
  behind: z.optional(slots),
  delayNext: z.optional(z.object({ slots, count: z.optional(count) })),
  dropNext: z.optional(count),
  failNext: z.optional(
    z.object({
      status: z.int().check(z.gte(200), z.lte(599)),
      count: z.optional(count),
      method: z.optional(z.string()),
      body: z.optional(z.string()),
    }),
  ),
  forkNext: z.optional(count),
  lags: z.optional(
    z.object({ confirmed: z.optional(slots), finalized: z.optional(slots) }),
  ),
  loseAnswers: z.optional(count),
  paused: z.optional(z.boolean()),
  warp: z.optional(slots),
})

/** Does to the Solana chain what a test in another process asks for. */
export function steerSolana(
  control: SolanaControl,
  body: z.output<typeof steerSchema>,
): { slot: number } {
  const { behind, delayNext, dropNext, failNext, forkNext } = body
  const { lags, loseAnswers, paused, warp = 0 } = body
  if (behind !== undefined) control.setBehind(behind)
  if (delayNext) control.delayNext(delayNext.slots, delayNext.count)
  if (dropNext !== undefined) control.dropNext(dropNext)
  if (failNext) control.failNext(failNext)
  if (forkNext !== undefined) control.forkNext(forkNext)
  if (lags) control.setLags(lags)
  if (loseAnswers !== undefined) control.loseAnswers(loseAnswers)
  if (paused !== undefined) control.setPaused(paused)
  return { slot: control.warp(warp) }
}
