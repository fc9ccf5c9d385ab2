import * as z from 'zod/mini'
import { isImageUrl } from '../core/url.js'

/** CAIP-2 id of a network. */
export const caipNetworkIdSchema = z
  .string()
  .check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** CAIP-10 id of an account or a token; on EVM chains with a whole address. */
export const caipAddressSchema = z
  .string()
  .check(
    z.regex(
      /^(eip155:\d{1,32}:0x[0-9a-fA-F]{40}|(?!eip155:)[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128})$/,
    ),
  )

/** An amount in units of its token, a plain decimal number. */
export const decimalSchema = z
  .string()
  .check(z.regex(/^\d{1,78}(\.\d{1,255})?$/))

/** An amount in base units, as text: up to 2^256 - 1, with one spelling. */
export const integerSchema = z.pipe(
  z.string().check(z.refine(isInteger)),
  z.transform((text) => BigInt(text)),
)

/** A whole number that a `number` holds exactly, from 0. */
export const countSchema = z
  .number()
  .check(z.refine((count) => Number.isSafeInteger(count) && count >= 0))

/** Text that may be missing; empty text is missing too. */
export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || undefined),
)

/** A number that may be missing. */
export const numberSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? undefined),
)

/** A price or a worth that may be missing; below zero there is none. */
export const worthSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((value) =>
    value && value < 0 ? undefined : (value ?? undefined),
  ),
)

/** An address of the web that may be missing; anything else is missing. */
export const webUrlSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((url) =>
    url && /^https?:/i.test(url) && isImageUrl(url) ? url : undefined,
  ),
)

function isInteger(text: string) {
  return /^(0|[1-9]\d{0,77})$/.test(text) && BigInt(text) < 2n ** 256n
}
