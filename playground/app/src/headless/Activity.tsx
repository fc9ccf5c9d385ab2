import {
  type ActivityTransfer,
  type Activity as Entry,
  type EvmAccount,
  formatActivityMonth,
  formatBalance,
  useActivity,
} from 'latchkey'
import { Problem } from './Problem.js'

const shape = { dateStyle: 'short', timeStyle: 'short' } as const
const signs = { in: '+', out: '−', self: '' } as const

export function Activity({ account }: { account: EvmAccount }) {
  const { address, chainId } = account
  const activity = useActivity({ address, chainId })
  const { error, groups, hasNextPage, isFetchingNextPage } = activity
  return (
    <>
      {activity.isPending && <p>Reading the history…</p>}
      {activity.isSuccess && groups.length === 0 && <p>Nothing yet.</p>}
      {groups.map((group) => (
        <div key={`${group.year}-${group.month}`} data-testid="month">
          <h3>{formatActivityMonth(group)}</h3>
          <ul className="entries">
            {group.activities.map((entry) => (
              <Row entry={entry} key={entry.id} />
            ))}
          </ul>
        </div>
      ))}
      {hasNextPage && (
        <button
          type="button"
          className="quiet"
          disabled={isFetchingNextPage}
          onClick={() => activity.fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Load more'}
        </button>
      )}
      <Problem error={error} testId="activity-error" />
    </>
  )
}

function Row({ entry }: { entry: Entry }) {
  const date = new Date(entry.timestamp)
  return (
    <li data-testid="activity" data-hash={entry.hash}>
      <span>
        <span className="first-up">{entry.operation}</span>
        {entry.status !== 'confirmed' && ` (${entry.status})`}
        <time dateTime={date.toISOString()}>
          {date.toLocaleString(undefined, shape)}
        </time>
      </span>
      <span className="figure">
        {entry.transfers.map((transfer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id
          <span key={index}>{toText(transfer)}</span>
        ))}
      </span>
    </li>
  )
}

function toText({ amount, direction, nft, token }: ActivityTransfer) {
  const what = nft
    ? (nft.name ?? 'an NFT')
    : `${formatBalance(amount)} ${token?.symbol ?? ''}`
  return `${signs[direction]}${what}`
}
