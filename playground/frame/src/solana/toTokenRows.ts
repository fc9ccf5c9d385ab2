import { addressRow } from '../approval/addressRow.js'
import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import type { Mint } from './readMint.js'

/** Which token it is: the mint, and what the mint calls itself. */
export function toTokenRows(
  address: string | undefined,
  mint: Mint | undefined,
): readonly Row[] {
  if (!address) return []
  return [
    addressRow('Token', address),
    ...(mint?.claim ? [textRow('It calls itself', mint.claim)] : []),
  ]
}
