import * as z from 'zod/mini'
import type { BundlerControl } from '../bundler/bundler.js'

/** Body of `/control/bundler`; the mode is set first, then the action. */
export const bundlerSchema = z.strictObject({
  action: z.optional(z.enum(['flush'])),
  mode: z.optional(z.enum(['mine', 'hold', 'drop'])),
  /** In gwei. */
  price: z.optional(z.number().check(z.minimum(0), z.multipleOf(1))),
})

/** Does to the bundlers what a test in another process asks for. */
export async function steerBundler(
  bundler: BundlerControl,
  body: z.output<typeof bundlerSchema>,
): Promise<{ pending: readonly string[] }> {
  const { action, mode, price } = body
  if (price !== undefined) bundler.setPrice(price)
  if (mode) bundler.setMode(mode)
  if (action) await bundler[action]()
  return { pending: bundler.pending() }
}
