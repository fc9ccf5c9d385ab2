import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useNfts } from '../../hooks/useNfts.js'
import type { InsideStrings } from '../strings/enInside.js'

/**
 * Returns the display name of an NFT: its (untrusted) name, or its token ID.
 */
export function toNftName(
  nft: toNftName.Nft,
  holdings: InsideStrings['holdings'],
): string {
  const number = nft.tokenId && holdings.piece(nft.tokenId)
  const name = cleanText(nft.name ?? '', NAME_MAX_LENGTH)
  return name || cleanText(number ?? '', NAME_MAX_LENGTH) || holdings.unnamed
}

export declare namespace toNftName {
  type Nft = NonNullable<useNfts.ReturnType['data']>['nfts'][number]
}
