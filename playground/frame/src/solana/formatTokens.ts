import { formatUnitsText } from '../format/formatUnitsText.js'
import type { Mint } from './readMint.js'

/** An exact amount of tokens; in base units where the mint is not known. */
export function formatTokens(amount: bigint, mint: Mint | undefined): string {
  return mint ? formatUnitsText(amount, mint) : `${amount} base units`
}
