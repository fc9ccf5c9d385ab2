import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Mint } from './readMint.js'

/** An exact amount of tokens; in base units where the mint is not known. */
export function formatTokens(
  amount: bigint,
  mint: Mint | undefined,
  { solana }: Strings,
): string {
  return mint ? formatUnitsText(amount, mint) : solana.baseUnits(amount)
}
