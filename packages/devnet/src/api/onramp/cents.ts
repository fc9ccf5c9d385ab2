import { formatUnits } from 'viem'

/** Cents of a decimal text, `undefined` when it is none with two decimals. */
export function parseCents(text: string): bigint | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '0', rest = ''] = parts
  return BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'))
}

/** Two decimals, always. */
export function formatCents(cents: bigint): string {
  const [whole, rest = ''] = formatUnits(cents, 2).split('.')
  return `${whole}.${rest.padEnd(2, '0')}`
}
