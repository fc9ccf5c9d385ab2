import { formatActivityMonth } from '../../core/activity/formatActivityMonth.js'
import type { toTimeAgo } from '../../core/format/toTimeAgo.js'
import type { AccountTab } from '../../core/modal/modal.js'

/** Sentences of what an account has, and of what it has done. */
export const holdings = {
  label: 'What the account has',
  tabs: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' } as Readonly<
    Record<AccountTab, string>
  >,

  loadingActivity: 'Loading activity',
  noActivity: 'No activity yet',
  noActivityHint: 'What you send, receive and swap shows up here.',
  activityOff: 'No activity here',
  activityOffHint:
    'The history of this network is not available. Your tokens are untouched.',
  activityFailed: 'Your activity cannot be shown',
  activityFailedHint:
    'The service that reads it gave no answer. Your tokens are untouched.',
  more: 'Load more',
  moreFailed:
    'The next page did not load. What you see is complete up to here.',
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
  less: (amount: string) => `<${amount}`,
  moreMoved: (count: number) => `and ${count} more`,
  piece: (tokenId: string) => `#${tokenId}`,
  somePiece: 'An NFT',
  opensExplorer: 'Opens the explorer',
  /** By the word of the service; what is not here is `transaction`. */
  operations: {
    approve: 'Approved',
    burn: 'Burned',
    cancel: 'Cancelled',
    claim: 'Claimed',
    delegate: 'Delegated',
    deploy: 'Deployed a contract',
    deposit: 'Deposited',
    execute: 'Used a contract',
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
  noNftsHint: 'NFTs sent to your address show up here.',
  nftsFailed: 'Your NFTs cannot be shown',
  nftsPartial: 'Only what your recent activity shows. There may be more.',
  allNfts: 'All NFTs',
  unnamed: 'Without a name',
  copies: (amount: string) => `× ${amount}`,
  collection: 'Collection',
  number: 'Number',
  held: 'You have',
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
