import { formatActivityMonth } from '../../core/activity/formatActivityMonth.js'
import type { toTimeAgo } from '../../core/format/toTimeAgo.js'
import type { AccountTab } from '../../core/modal/modal.js'

/** Strings for assets and activity. */
export const holdings = {
  label: 'Holdings and activity',
  tabs: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' } as Readonly<
    Record<AccountTab, string>
  >,

  loadingActivity: 'Loading activity',
  noActivity: 'No activity yet',
  noActivityHint: 'What you send, receive and swap appears here.',
  activityOff: "Activity isn't available",
  activityOffHint: 'This network has no history service. Your tokens are safe.',
  activityFailed: "Couldn't load your activity",
  activityFailedHint:
    "The activity service isn't responding. Your tokens are safe.",
  more: 'Load more',
  moreFailed: "Couldn't load more. Everything up to here is complete.",
  loaded: (count: number) =>
    count === 1 ? '1 transaction shown' : `${count} transactions shown`,
  month: (group: { month: number; year: number }) =>
    formatActivityMonth(group, { locale: 'en' }),
  failed: 'Failed',
  pending: 'Pending',
  timeAgo({ count, unit }: toTimeAgo.ReturnType) {
    if (unit === 'second' && count === 0) return 'Just now'
    const word = count === 1 ? units[unit] : (plurals[unit] ?? units[unit])
    return `${count} ${word} ago`
  },
  date: (timestamp: number) => dates.format(timestamp),
  moreMoved: (count: number) => `and ${count} more`,
  piece: (tokenId: string) => `#${tokenId}`,
  somePiece: 'An NFT',
  opensExplorer: 'Opens the explorer',
  /** By the API's operation name; `transaction` is the fallback. */
  operations: {
    approve: 'Approved',
    burn: 'Burned',
    cancel: 'Cancelled',
    claim: 'Claimed',
    delegate: 'Delegated',
    deploy: 'Deployed a contract',
    deposit: 'Deposited',
    execute: 'Called a contract',
    mint: 'Minted',
    receive: 'Received',
    revoke: 'Revoked',
    send: 'Sent',
    stake: 'Staked',
    trade: 'Swapped',
    unstake: 'Unstaked',
    withdraw: 'Withdrew',
  } as Readonly<Record<string, string>>,
  transaction: 'Transaction',

  loadingNfts: 'Loading NFTs',
  noNfts: 'No NFTs yet',
  noNftsHint: 'NFTs you receive appear here.',
  nftsFailed: "Couldn't load your NFTs",
  nftsPartial: 'Based on your recent activity. There may be more.',
  allNfts: 'All NFTs',
  unnamed: 'Unnamed',
  copies: (amount: string) => `× ${amount}`,
  collection: 'Collection',
  number: 'Token ID',
  held: 'You own',
  network: 'Network',
}

const units: Readonly<Record<toTimeAgo.Unit, string>> = {
  second: 'sec',
  minute: 'min',
  hour: 'hr',
  day: 'd',
  month: 'mo',
  year: 'yr',
}
const plurals: Partial<typeof units> = { hour: 'hrs' }

const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
})
