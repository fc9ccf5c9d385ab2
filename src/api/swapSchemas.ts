import * as z from 'zod/mini'
import {
  caipAddressSchema,
  countSchema,
  integerSchema,
  webUrlSchema,
} from './schemas.js'

/** A row of the token list. Parsed leniently. */
export const swapTokenSchema = z.pipe(
  z.looseObject({
    name: z.string(),
    symbol: z.string(),
    address: caipAddressSchema,
    decimals: countSchema.check(z.refine((count) => count < 256)),
    logoUri: webUrlSchema,
    eip2612: z.nullish(z.boolean()),
  }),
  z.transform(
    ({ address, decimals, eip2612, logoUri, name, symbol }): SwapToken => ({
      name,
      symbol,
      address,
      decimals,
      logoUri: logoUri ?? '',
      eip2612: eip2612 ?? false,
    }),
  ),
)

export const swapQuotesSchema = z.object({
  quotes: z.array(
    z.object({
      id: z._default(z.nullable(z.string()), null),
      fromAmount: integerSchema,
      fromAccount: z.string(),
      toAmount: integerSchema,
      toAccount: z.string(),
    }),
  ),
})

export const allowanceSchema = z.object({ allowance: integerSchema })

export const gasPriceSchema = z.object({
  standard: integerSchema,
  fast: integerSchema,
  instant: integerSchema,
})

const parts = {
  from: caipAddressSchema,
  to: caipAddressSchema,
  data: z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/)),
  eip155: z.object({
    /** A string, or a number that is a safe integer. */
    gas: z.union([
      integerSchema,
      z.pipe(
        countSchema,
        z.transform((gas) => BigInt(gas)),
      ),
    ]),
    gasPrice: integerSchema,
  }),
}

export const builtApproveSchema = z.pipe(
  z.object({ tx: z.object({ ...parts, value: integerSchema }) }),
  z.transform(({ tx }) => toBuilt(tx, tx.value)),
)

export const builtSwapSchema = z.pipe(
  z.object({ tx: z.object({ ...parts, amount: integerSchema }) }),
  z.transform(({ tx }) => toBuilt(tx, tx.amount)),
)

function toBuilt(
  tx: {
    from: string
    to: string
    data: string
    eip155: { gas: bigint; gasPrice: bigint }
  },
  value: bigint,
): BuiltTransaction {
  const { data, eip155, from, to } = tx
  return { from, to, data: data as `0x${string}`, value, ...eip155 }
}

/** A transaction built by the API. Decode and verify it before signing. */
export type BuiltTransaction = {
  /** CAIP-10 ID of the account. */
  from: string
  /** CAIP-10 ID of the contract. */
  to: string
  data: `0x${string}`
  /** Wei for an approval; base units of the token paid with for a swap. */
  value: bigint
  gas: bigint
  /** Wei per unit of gas. */
  gasPrice: bigint
}

/** A token that can be swapped. Name and symbol are untrusted text. */
export type SwapToken = {
  name: string
  symbol: string
  /** CAIP-10 ID of the token. The native token uses the placeholder address. */
  address: string
  /** Number of decimals. */
  decimals: number
  /** HTTP(S) URL of an image, or empty. */
  logoUri: string
  /** Whether the token supports permits (EIP-2612). */
  eip2612: boolean
}
