import { addressRow } from '../approval/addressRow.js'
import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import type { Strings } from '../language/english.js'
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
