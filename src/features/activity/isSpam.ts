import type { Activity } from './activity.js'

/**
 * Whether a transaction transfers only NFTs that are flagged as spam. `false`
 * for a transaction without transfers.
 */
export function isSpam({ transfers }: Pick<Activity, 'transfers'>): boolean {
  return (
    transfers.length > 0 && transfers.every(({ nft }) => nft?.isSpam === true)
  )
}
