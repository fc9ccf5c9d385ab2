import { type Address, type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'

/** Longest life of a session, in seconds: 30 days. */
export const EXPIRY_MAX_S = 2_592_000

const text = z.string().check(z.minLength(1), z.maxLength(128))
const address = z.pipe(
  z.string().check(z.refine((value) => isAddress(value, { strict: false }))),
  z.transform((value) => value as Address),
)
const seconds = z.number().check(z.int(), z.positive())

const hex = (maxBytes: number) =>
  z.pipe(
    z
      .string()
      .check(z.maxLength(2 + 2 * maxBytes), z.regex(/^0x[0-9a-fA-F]*$/)),
    z.transform((value) => value as Hex),
  )

const amount = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((value) => value as Hex),
)
const allowance = { allowance: amount, start: seconds, period: seconds }

const permission = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('contract-call'),
    data: z.strictObject({
      address,
      abi: z.array(z.looseObject({})).check(z.maxLength(500)),
      functions: z
        .array(
          z.strictObject({
            functionName: text,
            args: z.optional(
              z
                .array(
                  z.strictObject({
                    operator: z.enum(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
                    value: hex(32),
                  }),
                )
                .check(z.maxLength(32)),
            ),
            valueLimit: z.optional(amount),
            operation: z.optional(z.enum(['Call', 'DelegateCall'])),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
  }),
  z.strictObject({
    type: z.literal('native-token-recurring-allowance'),
    data: z.strictObject(allowance),
  }),
  z.strictObject({
    type: z.literal('erc20-recurring-allowance'),
    data: z.strictObject({ ...allowance, token: address }),
  }),
])

const key = z.strictObject({
  type: z.enum(['secp256k1', 'secp256r1']),
  publicKey: hex(128),
})
const signer = z.strictObject({
  type: z.literal('keys'),
  data: z.strictObject({
    keys: z.array(key).check(z.minLength(1), z.maxLength(8)),
  }),
})
const permissions = z.array(permission).check(z.minLength(1), z.maxLength(20))
const chainId = z.string().check(z.regex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,13}$/))

/** Body of `POST /v1/sessions/{account}`: a request, before the wallet's. */
export const requestSchema = z.strictObject({
  chainId,
  address: z.optional(address),
  expiry: seconds,
  signer,
  permissions,
  policies: z
    .array(
      z.strictObject({ type: text, data: z.record(z.string(), z.unknown()) }),
    )
    .check(z.maxLength(20)),
})

/** Body of `POST /v1/sessions/{account}/activate`: what the wallet granted. */
export const grantSchema = z.object({
  pci: z.string().check(z.minLength(1), z.maxLength(256)),
  chainId,
  address: z.optional(address),
  expiry: seconds,
  signer,
  permissions,
  context: hex(20_000),
  accountMeta: z.optional(
    z.object({ factory: address, factoryData: hex(10_000) }),
  ),
  signerMeta: z.optional(
    z.object({
      userOpBuilder: z.optional(address),
      delegationManager: z.optional(address),
    }),
  ),
})

export type SessionRequest = z.output<typeof requestSchema>
export type SessionGrant = Omit<z.output<typeof grantSchema>, 'pci'>
export type SessionKey = SessionRequest['signer']['data']['keys'][number]
