import type { Strings } from '../../ui/language/translations/english.js'
import type { Mint } from './readMint.js'

/**
 * The ends of a token's address, to stand beneath an amount that no name says
 * more about; the whole address is among the lines.
 */
export function toAmountNote(
  mint: Mint | undefined,
  { solana }: Strings,
  /** Base units, where the amount is another. */
  units?: string | undefined,
): string | undefined {
  if (!mint?.isUnnamed) return units
  const { address } = mint
  const ends = solana.tokenEnds(`${address.slice(0, 4)}…${address.slice(-4)}`)
  return units ? `${units} · ${ends}` : ends
}
