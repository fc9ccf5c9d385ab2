import { formatUnits } from 'viem'

/** An exact amount with its symbol; never rounded. */
export function formatUnitsText(
  value: bigint,
  unit: { decimals: number; symbol: string },
): string {
  return `${formatUnits(value, unit.decimals)} ${unit.symbol}`.trim()
}
