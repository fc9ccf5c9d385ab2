import { formatUnits, parseUnits } from 'viem'

/** Fraction digits of a price, so that it is a bigint until it is JSON. */
export const PRICE_DECIMALS = 12

/** JSON has no decimals: from here on the figure is for showing only. */
export function toJsonNumber(value: bigint): number {
  return Number(formatUnits(value, PRICE_DECIMALS))
}

/** A price as JSON has it; `undefined` for anything but a positive figure. */
export function fromJsonNumber(value: unknown): bigint | undefined {
  if (typeof value !== 'number' || !(value > 0) || value >= 1e15)
    return undefined
  const units = parseUnits(value.toFixed(PRICE_DECIMALS), PRICE_DECIMALS)
  return units > 0n ? units : undefined
}
