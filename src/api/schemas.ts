import * as z from 'zod/mini'
import { isImageUrl } from '../core/url.js'

/** CAIP-2 ID of a network. */
export const caipNetworkIdSchema = z
  .string()
  .check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/**
 * CAIP-10 ID of an account or token. On EVM chains the address must be
 * complete.
 */
export const caipAddressSchema = z
  .string()
  .check(
    z.regex(
      /^(eip155:\d{1,32}:0x[0-9a-fA-F]{40}|(?!eip155:)[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128})$/,
    ),
  )

/** An amount in token units, as a plain decimal string. */
export const decimalSchema = z
  .string()
  .check(z.regex(/^\d{1,78}(\.\d{1,255})?$/))

/** A base-unit amount as a string, up to 2^256 - 1, without leading zeros. */
export const integerSchema = z.pipe(
  z.string().check(z.refine(isInteger)),
  z.transform((text) => BigInt(text)),
)

/** A non-negative safe integer. */
export const countSchema = z
  .number()
  .check(z.refine((count) => Number.isSafeInteger(count) && count >= 0))

/** Optional text. Empty text counts as missing. */
export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || undefined),
)

/** Optional number. */
export const numberSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? undefined),
)

/** Optional price or fiat value. Negative values count as missing. */
export const worthSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((value) =>
    value && value < 0 ? undefined : (value ?? undefined),
  ),
)

/** Optional HTTP(S) URL. Any other value counts as missing. */
export const webUrlSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((url) =>
    url && /^https?:/i.test(url) && isImageUrl(url) ? url : undefined,
  ),
)

function isInteger(text: string) {
  return /^(0|[1-9]\d{0,77})$/.test(text) && BigInt(text) < 2n ** 256n
}
