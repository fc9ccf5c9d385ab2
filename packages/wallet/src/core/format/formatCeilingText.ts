import { formatUnitsText } from './formatUnitsText.js'

const DIGITS = 6

/**
 * An amount that will not be exceeded, with its symbol, in at most six
 * significant digits. It is rounded up: a ceiling is never shown smaller.
 *
 * @example
 * formatCeilingText(81_369_677_572_560n, ether) // '0.0000813697 ETH'
 */
export function formatCeilingText(
  value: bigint,
  unit: { decimals: number; symbol: string },
): string {
  return formatUnitsText(roundUp(value), unit)
}

function roundUp(value: bigint) {
  const step = 10n ** BigInt(Math.max(0, value.toString().length - DIGITS))
  return ((value + step - 1n) / step) * step
}
