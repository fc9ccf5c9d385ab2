'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toNftName } from './toNftName.js'

/** An NFT: its picture and name, which lead to what else is known. */
export function NftCard({ nft, onOpen }: NftCard.Props) {
  const { holdings } = useInsideStrings()
  const name = toNftName(nft, holdings)
  return (
    <button className="lk-nft" data-nft={nft.id} onClick={onOpen} type="button">
      <span className="lk-nft-picture">
        <ImageTile name={name} src={nft.previewUrl} />
      </span>
      <span className="lk-nft-name">
        <bdi className="lk-nft-title">{name}</bdi>
        {nft.amount !== '1' && (
          <span className="lk-nft-copies">
            {holdings.copies(cleanText(nft.amount, NAME_MAX_LENGTH))}
          </span>
        )}
      </span>
    </button>
  )
}

export declare namespace NftCard {
  type Props = { nft: toNftName.Nft; onOpen: () => void }
}
