'use client'
import { useEffect, useRef, useState } from 'react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNfts } from '../../hooks/useNfts.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { HoldingsFailed } from './HoldingsFailed.js'
import { NftCard } from './NftCard.js'
import { NftDetails } from './NftDetails.js'
import { NftsWaiting } from './NftsWaiting.js'
import { NothingYet } from './NothingYet.js'

/** The NFTs of the account, or the one that is looked at. */
export function NftList() {
  const account = useActiveAccount()
  return <Nfts key={account?.caipAddress} />
}

function Nfts() {
  const { holdings } = useInsideStrings()
  const { data, error, isFetching, refetch } = useNfts()
  const [chosen, setChosen] = useState<string>()
  const last = useRef<string>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const nfts = data?.nfts ?? []
  const nft = nfts.find(({ id }) => id === chosen)

  // Back to where it was opened.
  useEffect(() => {
    if (nft) last.current = nft.id
    else if (last.current !== undefined) {
      const cards = list.current?.querySelectorAll<HTMLElement>('[data-nft]')
      const card = [...(cards ?? [])].find(
        (one) => one.dataset.nft === last.current,
      )
      card?.focus()
      last.current = undefined
    }
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
  if (nft) return <NftDetails nft={nft} onBack={() => setChosen(undefined)} />
  return (
    <>
      {nfts.length === 0 ? (
        <NothingYet
          text={
            data.isSupported ? holdings.noNftsHint : holdings.activityOffHint
          }
          title={holdings.noNfts}
        />
      ) : (
        <ul className="lk-nfts" ref={list}>
          {nfts.map((one) => (
            <li key={one.id}>
              <NftCard nft={one} onOpen={() => setChosen(one.id)} />
            </li>
          ))}
        </ul>
      )}
      {data.partial && <p className="lk-note">{holdings.nftsPartial}</p>}
    </>
  )
}
