'use client'
import { useEffect, useRef } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useModal } from '../../hooks/useModal.js'
import { useNfts } from '../../hooks/useNfts.js'
import { useAccountTabs } from '../../modal/account/useAccountTabs.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { Detail } from '../parts/Detail.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { HoldingsFailed } from './HoldingsFailed.js'
import { NftGrid } from './NftGrid.js'
import { NothingYet } from './NothingYet.js'
import { toNftName } from './toNftName.js'

/** NFTs of the account, or the details of the selected one. */
export function NftList() {
  const account = useActiveAccount()
  return <Nfts key={account?.caipAddress} />
}

function Nfts() {
  const { holdings } = useInsideStrings()
  const { data, error, isFetching, refetch } = useNfts()
  const { entry } = useModal()
  const { openNft } = useAccountTabs()
  const chosen = entry.view === 'Account' ? entry.data?.nft : undefined
  const last = useRef<string>(undefined)
  const nft = data?.nfts.find(({ id }) => id === chosen)
  useEffect(() => {
    if (nft) last.current = nft.id
  }, [nft])

  if (!data)
    return error ? (
      <HoldingsFailed
        isPending={isFetching}
        onRetry={() => refetch()}
        text={holdings.activityFailedHint}
        title={holdings.nftsFailed}
      />
    ) : (
      <NftsWaiting />
    )
  if (nft) return <NftDetails nft={nft} />
  return (
    <>
      {data.nfts.length === 0 ? (
        <NothingYet
          text={
            data.isSupported ? holdings.noNftsHint : holdings.activityOffHint
          }
          title={holdings.noNfts}
        />
      ) : (
        <NftGrid last={last} nfts={data.nfts} onOpen={openNft} />
      )}
      {data.partial && <p className="lk-note">{holdings.nftsPartial}</p>}
    </>
  )
}

/** Skeleton of two cards, in their final size. */
function NftsWaiting() {
  const { holdings } = useInsideStrings()
  return (
    <div aria-busy="true">
      <span className="lk-hidden" role="status">
        {holdings.loadingNfts}
      </span>
      <div aria-hidden="true" className="lk-nfts">
        <div className="lk-nft-line">
          {[0, 1].map((card) => (
            <span className="lk-nft" key={card}>
              <span className="lk-nft-picture lk-nft-waiting" />
              <span className="lk-nft-name">
                <Skeleton />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Details of an NFT. Links only to the explorer: URLs set by an NFT are often
 * phishing attempts.
 */
function NftDetails({ nft }: NftDetails.Props) {
  const { account, holdings } = useInsideStrings()
  const toFigure = useFigures()
  const toNetworkText = useNetworkText()
  const network = toNetworkText(useNetworkName(nft.caipNetworkId))
  const { getAddressUrl } = useExplorer({ chainId: nft.caipNetworkId })
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { amount, contract, tokenId } = nft
  const name = toNftName(nft, holdings)
  const href = contract && getAddressUrl(contract)
  return (
    <section aria-label={name} className="lk-nft-details" ref={section}>
      <span className="lk-nft-picture lk-nft-large">
        <ImageTile name={name} src={nft.previewUrl} />
      </span>
      <h3 className="lk-nft-heading" ref={heading} tabIndex={-1}>
        <bdi translate="no">{name}</bdi>
      </h3>
      <dl className="lk-details">
        {contract && (
          <Detail term={holdings.collection}>
            <bdi dir="ltr" translate="no">
              {truncateAddress(cleanText(contract, NAME_MAX_LENGTH))}
            </bdi>
          </Detail>
        )}
        {tokenId && (
          <Detail term={holdings.number}>
            <bdi dir="ltr" translate="no">
              {holdings.piece(cleanText(tokenId, NAME_MAX_LENGTH))}
            </bdi>
          </Detail>
        )}
        {amount !== '1' && (
          <Detail term={holdings.held}>{toFigure(amount)}</Detail>
        )}
        <Detail term={holdings.network}>
          <bdi translate="no">{network}</bdi>
        </Detail>
      </dl>
      {href && (
        <ExternalLink className="lk-button lk-quiet" href={href}>
          <span>{account.explorer}</span>
          <Icon name="external" />
        </ExternalLink>
      )}
    </section>
  )
}

declare namespace NftDetails {
  type Props = { nft: toNftName.Nft }
}
