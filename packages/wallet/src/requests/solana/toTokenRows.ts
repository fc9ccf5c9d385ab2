import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import type { Mint } from './readMint.js'

/** Which token it is: the mint, and what the mint calls itself. */
export function toTokenRows(
  address: string | undefined,
  mint: Mint | undefined,
  { labels, solana }: Strings,
): readonly Row[] {
  if (!address) return []
  return [
    addressRow(labels.token, address),
    ...(mint?.claim ? [textRow(solana.callsItself, mint.claim)] : []),
  ]
}
