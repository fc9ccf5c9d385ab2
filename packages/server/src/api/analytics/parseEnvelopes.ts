import * as z from 'zod/mini'

/** A batch has at most this many events. */
const BATCH_MAX = 500

/** What a `Date` can hold. */
const TIME_MAX_MS = 8.64e15

const scalar = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(2_000)),
])
const scalars = z.record(z.string(), scalar)
const schema = z.object({
  eventId: z.uuidv4(),
  url: z.string().check(z.maxLength(300)),
  domain: z.string().check(z.maxLength(253)),
  /** Milliseconds, or ISO 8601 for errors. */
  timestamp: z.union([
    z.int().check(z.minimum(0), z.maximum(TIME_MAX_MS)),
    z.iso.datetime(),
  ]),
  props: z.looseObject({
    type: z.enum(['track', 'error']),
    event: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,63}$/)),
    address: z.optional(z.string().check(z.maxLength(128))),
    properties: z.optional(scalars),
    items: z.optional(z.array(scalars).check(z.maxLength(200))),
  }),
})

/** An event or an error as it came over the wire. */
export type Envelope = z.output<typeof schema>

/**
 * Reads a batch of envelopes, or one.
 *
 * @returns `undefined` if any of it has another form
 */
export function parseEnvelopes(text: string): readonly Envelope[] | undefined {
  const parsed = batch.safeParse(parseJson(text))
  return parsed.success ? [parsed.data].flat() : undefined
}

const batch = z.union([
  z.array(schema).check(z.minLength(1), z.maxLength(BATCH_MAX)),
  schema,
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
