import type { Activity } from './activity.js'

/**
 * Whether a transaction is nothing but NFTs that are flagged as spam. One that
 * moved nothing is none.
 */
export function isSpam({ transfers }: Pick<Activity, 'transfers'>): boolean {
  return (
    transfers.length > 0 && transfers.every(({ nft }) => nft?.isSpam === true)
  )
}
