import type { Hex } from 'viem'
import { maxUint256 } from 'viem'
import * as z from 'zod/mini'

/** A number of base units or of wei, as services send it. */
export const unitsSchema = z.pipe(
  z.union([z.string(), z.int()]).check(z.refine(isUnits)),
  z.transform((value) => BigInt(value).toString()),
)

/** Calldata. */
export const hexSchema = z.pipe(
  z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/), z.maxLength(200_000)),
  z.transform((text) => text as Hex),
)

function isUnits(value: string | number) {
  return /^\d{1,78}$/.test(String(value)) && BigInt(value) <= maxUint256
}
