'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Two cards to come, in their size. */
export function NftsWaiting() {
  const { holdings } = useInsideStrings()
  return (
    <div aria-busy="true">
      <span className="lk-hidden" role="status">
        {holdings.loadingNfts}
      </span>
      <div aria-hidden="true" className="lk-nfts">
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
  )
}
