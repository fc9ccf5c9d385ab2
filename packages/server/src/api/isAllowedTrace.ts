import * as z from 'zod/mini'

const override = z.record(
  z.string(),
  z.strictObject({ code: z.string().check(z.maxLength(100)) }),
)

const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/))

/** Of a call, a block, and one of two tracers that every node has built in. */
const paramsSchema = z.tuple([
  z.looseObject({}),
  z.string(),
  z.strictObject({
    tracer: z.enum(['prestateTracer', 'callTracer']),
    tracerConfig: z.strictObject({
      diffMode: z.optional(z.boolean()),
      withLog: z.optional(z.boolean()),
    }),
    stateOverrides: z.optional(override),
    blockOverrides: z.optional(
      z.strictObject({
        number: quantity,
        time: quantity,
        prevRandao: z.optional(quantity),
      }),
    ),
  }),
])

/**
 * Whether the parameters of a `debug_traceCall` are those of a simulation. A
 * tracer may be any script, and a timeout any length.
 */
export function isAllowedTrace(params: unknown): boolean {
  return paramsSchema.safeParse(params).success
}
