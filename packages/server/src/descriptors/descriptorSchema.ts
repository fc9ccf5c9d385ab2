import * as z from 'zod/mini'

const address = z
  .string()
  .check(z.regex(/^0x[0-9a-f]{40}$/i, 'is not an address'))

const chainId = z.int().check(z.positive())

/** Words of a person, on one line, without what hides or reorders text. */
function words(maxLength: number) {
  return z.string().check(
    z.minLength(1),
    z.refine((text) => [...text].length <= maxLength, {
      error: `is longer than ${maxLength} characters`,
    }),
    z.refine((text) => text === text.trim() && !/\s\s|[\n\r\t]/.test(text), {
      error: 'is not one line of words',
    }),
    // guard: hidden characters
    z.refine((text) => !/[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/u.test(text), {
      error: 'has hidden characters',
    }),
    z.refine((text) => !/\p{M}{4}/u.test(text), {
      error: 'has too many marks on a letter',
    }),
  )
}

/** A number that is no part of a name, or too long for one; a currency. */
const figure = /(?<![\p{L}\p{N}]|\p{L}-)\p{N}|\p{N}[.,'’]\p{N}|\p{N}{5}|\p{Sc}/u

/**
 * Words in which no figure can be read: those are only read from the bytes.
 * `V3` and `ERC-20` are names.
 */
function label(maxLength: number) {
  return words(maxLength).check(
    // guard: amounts
    z.refine((text) => !figure.test(text), {
      error: 'has a number or a currency sign',
    }),
  )
}

const deployments = z
  .array(z.strictObject({ address, chainId }))
  .check(z.minLength(1), z.maxLength(200))

/** Of the standard, and without a meaning for what is shown. */
const internal = { $id: z.optional(z.unknown()) }

const params = z.strictObject({
  $ref: z.optional(z.string()),
  base: z.optional(z.string()),
  collection: z.optional(z.string()),
  collectionPath: z.optional(z.string()),
  decimals: z.optional(z.int().check(z.nonnegative(), z.lte(36))),
  encoding: z.optional(z.literal('timestamp')),
  // Whatever it says, only the largest numbers are without an end.
  message: z.optional(z.string()),
  nativeCurrencyAddress: z.optional(
    z.union([z.string(), z.array(z.string()).check(z.maxLength(8))]),
  ),
  prefix: z.optional(z.boolean()),
  // Where names come from is the wallet's own affair.
  sources: z.optional(z.array(z.string())),
  threshold: z.optional(z.union([z.string(), z.int()])),
  token: z.optional(z.string()),
  tokenPath: z.optional(z.string()),
  types: z.optional(z.array(z.string())),
})

const formats = [
  'addressName',
  'amount',
  'date',
  'duration',
  'enum',
  'nftName',
  'raw',
  'tokenAmount',
  'unit',
] as const

export const definitionSchema = z.strictObject({
  ...internal,
  format: z.optional(z.enum(formats, 'is not a known format')),
  label: z.optional(label(32)),
  params: z.optional(params),
  visible: z.optional(z.enum(['always', 'never', 'optional'])),
})

const field = z.strictObject({
  ...definitionSchema.shape,
  $ref: z.optional(z.string()),
  path: z.string(),
})

const group = z.strictObject({
  ...internal,
  fields: z.array(field).check(z.minLength(1), z.maxLength(24)),
  path: z.string(),
})

/** How one function or structure is shown. */
export const formatSchema = z.strictObject({
  ...internal,
  // Version 1 of the standard.
  excluded: z.optional(z.array(z.string())),
  fields: z.array(z.union([group, field])).check(z.maxLength(24)),
  intent: label(40),
  // The wallet shows each value in a line of its own.
  interpolatedIntent: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
})

/** Words for the values of one enum. */
export const enumSchema = z.record(z.string().check(z.maxLength(66)), label(32))

/** What only matters to those who use it. */
const used = z.optional(z.record(z.string(), z.unknown()))

/**
 * A descriptor as the standard writes it, after its includes are merged. Its
 * formats, and what they refer to, are read one by one.
 */
export const descriptorSchema = z.strictObject({
  $schema: z.optional(
    z
      .string()
      .check(z.regex(/erc7730-v[12][.\w-]*\.json$/, 'is of another version')),
  ),
  $comment: z.optional(z.string()),
  context: z.union([
    z.strictObject({
      ...internal,
      contract: z.strictObject({
        abi: z.optional(z.unknown()),
        deployments,
      }),
    }),
    z.strictObject({
      ...internal,
      eip712: z.strictObject({
        deployments,
        domain: z.optional(
          z.record(
            z.string().check(z.regex(/^[A-Za-z]\w{0,31}$/)),
            z.union([z.string(), z.int()]),
          ),
        ),
        schemas: z.optional(z.unknown()),
      }),
    }),
  ]),
  display: z.strictObject({
    definitions: used,
    formats: z.record(z.string(), z.unknown()),
  }),
  metadata: z.strictObject({
    constants: z.optional(
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    ),
    contractName: z.optional(z.string()),
    enums: used,
    info: z.optional(z.unknown()),
    maps: used,
    owner: words(40),
    // The token says itself what its decimals are.
    token: z.optional(z.unknown()),
  }),
})

export type DescriptorFile = z.output<typeof descriptorSchema>
export type FileField = z.output<typeof field>
export type FileGroup = z.output<typeof group>
export type FileParams = z.output<typeof params>
