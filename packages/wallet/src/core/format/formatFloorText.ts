import { formatUnitsText } from './formatUnitsText.js'

const DIGITS = 6

/**
 * An amount that is received, with its symbol, in at most six significant
 * digits. It is rounded down: nobody is promised more than arrives.
 *
 * @example
 * formatFloorText(2_123_456_789_000_000n, ether) // '0.00212345 ETH'
 */
export function formatFloorText(
  value: bigint,
  unit: { decimals: number; symbol: string },
): string {
  const step = 10n ** BigInt(Math.max(0, value.toString().length - DIGITS))
  return formatUnitsText((value / step) * step, unit)
}
