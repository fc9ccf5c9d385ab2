import type { Strings } from '../language/english.js'
import type { Mint } from './readMint.js'

/**
 * The ends of a token's address, to stand beneath an amount that no name says
 * more about; the whole address is among the lines.
 */
export function toAmountNote(
  mint: Mint | undefined,
  { solana }: Strings,
): string | undefined {
  if (!mint?.isUnnamed) return
  const { address } = mint
  return solana.tokenEnds(`${address.slice(0, 4)}…${address.slice(-4)}`)
}
