'use client'
import { useEffect, useRef } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { Detail } from '../parts/Detail.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { toNftName } from './toNftName.js'

/**
 * One NFT, large. It leads to the explorer alone: pages that an NFT names are
 * what it is often made for.
 */
export function NftDetails({ nft, onBack }: NftDetails.Props) {
  const { account, holdings } = useInsideStrings()
  const toFigure = useFigures()
  const toNetworkText = useNetworkText()
  const network = toNetworkText(useNetworkName(nft.caipNetworkId))
  const { getAddressUrl } = useExplorer({ chainId: nft.caipNetworkId })
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus({ preventScroll: true })
    back.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { amount, contract, tokenId } = nft
  const name = toNftName(nft, holdings)
  const href = contract && getAddressUrl(contract)
  return (
    <section aria-label={name} className="lk-nft-details">
      <button className="lk-nft-back" onClick={onBack} ref={back} type="button">
        <Icon name="back" />
        {holdings.allNfts}
      </button>
      <span className="lk-nft-picture lk-nft-large">
        <ImageTile name={name} src={nft.previewUrl} />
      </span>
      <h3 className="lk-nft-heading">
        <bdi>{name}</bdi>
      </h3>
      <dl className="lk-details">
        {contract && (
          <Detail term={holdings.collection}>
            <bdi dir="ltr">
              {truncateAddress(cleanText(contract, NAME_MAX_LENGTH))}
            </bdi>
          </Detail>
        )}
        {tokenId && (
          <Detail term={holdings.number}>
            <bdi dir="ltr">
              {holdings.piece(cleanText(tokenId, NAME_MAX_LENGTH))}
            </bdi>
          </Detail>
        )}
        {amount !== '1' && (
          <Detail term={holdings.held}>{toFigure(amount)}</Detail>
        )}
        <Detail term={holdings.network}>
          <bdi>{network}</bdi>
        </Detail>
      </dl>
      {href && (
        <ExternalLink className="lk-button lk-quiet" href={href}>
          {account.explorer}
          <Icon name="external" />
        </ExternalLink>
      )}
    </section>
  )
}

export declare namespace NftDetails {
  type Props = { nft: toNftName.Nft; onBack: () => void }
}
