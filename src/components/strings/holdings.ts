// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

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
    `${count === 1 ? `${count} transaction` : `${count} transactions`} shown`,
  failed: 'Failed',
  pending: 'Pending',
  timeAgo: ({ count, unit }: toTimeAgo.ReturnType) =>
    unit === 'second'
      ? count === 0
        ? 'Just now'
        : `${count} sec ago`
      : unit === 'minute'
        ? `${count} min ago`
        : unit === 'hour'
          ? count === 1
            ? `${count} hr ago`
            : `${count} hrs ago`
          : unit === 'day'
            ? `${count} d ago`
            : unit === 'month'
              ? `${count} mo ago`
              : `${count} yr ago`,
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
  unnamed: 'Unnamed',
  copies: (amount: string) => `× ${amount}`,
  collection: 'Collection',
  number: 'Token ID',
  held: 'You own',
  network: 'Network',
  date: (timestamp: number) => dates.format(timestamp),
  month: (group: { month: number; year: number }) =>
    formatActivityMonth(group, { locale: 'en' }),
}

const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
})
