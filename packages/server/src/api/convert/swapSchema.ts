import * as z from 'zod/mini'

/** Body of `/v1/convert/build-transaction`. */
export const swapSchema = z.object({
  amount: z.string(),
  disableEstimate: z.optional(z.boolean()),
  eip155: z.optional(z.object({ slippage: z.optional(z.number()) })),
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
})

export type SwapRequest = z.output<typeof swapSchema>
