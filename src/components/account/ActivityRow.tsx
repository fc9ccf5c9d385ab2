'use client'
import { memo } from 'react'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { toTimeAgo } from '../../core/format/toTimeAgo.js'
import type {
  Activity,
  ActivityTransfer,
} from '../../features/activity/activity.js'
import { pickTransfers } from '../../features/activity/pickTransfers.js'
import { Balance } from '../parts/Balance.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import type { IconName } from '../parts/icons.js'
import type { LongList } from '../parts/LongList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** A transaction: operation, time, and the assets it moved. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRow.Props) {
  const { activity, now, ...place } = props
  const { holdings } = useInsideStrings()
  const { explorerUrl, operation, status, timestamp, transfers } = activity
  const { hidden, shown } = pickTransfers(transfers)
  const title =
    (Object.hasOwn(holdings.operations, operation) &&
      holdings.operations[operation]) ||
    holdings.transaction
  const content = (
    <>
      <ActivityTile operation={operation} transfer={shown[0]} />
      <span className="lk-activity-text">
        <span className="lk-activity-title">{title}</span>
        <span className="lk-activity-detail">
          {status !== 'confirmed' && (
            <span>
              <span className="lk-activity-status" data-status={status}>
                {holdings[status]}
              </span>
              <span>{' · '}</span>
            </span>
          )}
          <time dateTime={toIso(timestamp)} title={holdings.date(timestamp)}>
            {holdings.timeAgo(toTimeAgo(timestamp, now))}
          </time>
        </span>
      </span>
      <span className="lk-activity-moved" data-status={status}>
        {shown.map((transfer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <TransferLine key={index} transfer={transfer} />
        ))}
        {hidden > 0 && (
          <span className="lk-activity-more">{holdings.moreMoved(hidden)}</span>
        )}
      </span>
    </>
  )
  return (
    <li {...place}>
      {explorerUrl ? (
        <ExternalLink className="lk-activity-row" href={explorerUrl}>
          {content}
          <span className="lk-hidden">{holdings.opensExplorer}</span>
        </ExternalLink>
      ) : (
        <div className="lk-activity-row">{content}</div>
      )}
    </li>
  )
})

export declare namespace ActivityRow {
  type Props = LongList.Place & {
    activity: Activity
    /** Unix time in ms. */
    now: number
  }
}

/** The API may return an invalid timestamp. */
function toIso(timestamp: number) {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

const signs = { in: '+', out: '−', self: '' } as const

/** A signed transfer of a transaction. Names are untrusted text. */
function TransferLine({ transfer }: TransferLine.Props) {
  const { holdings } = useInsideStrings()
  const { amount, direction, nft, token } = transfer
  const sign = signs[direction]
  if (nft) {
    const number = nft.tokenId && holdings.piece(nft.tokenId)
    const name = cleanText(nft.name ?? number ?? '', NAME_MAX_LENGTH)
    return (
      <span className="lk-activity-line" data-direction={direction}>
        <span>{sign}</span>
        <bdi translate="no">{name || holdings.somePiece}</bdi>
      </span>
    )
  }
  return (
    <span className="lk-activity-line" data-direction={direction} dir="ltr">
      <Balance
        amount={amount}
        sign={sign}
        symbol={cleanText(token?.symbol ?? '', SYMBOL_MAX_LENGTH)}
      />
    </span>
  )
}

declare namespace TransferLine {
  type Props = { transfer: ActivityTransfer }
}

/** Direction badges; other operations show only the asset's picture. */
const badges: Readonly<Record<string, IconName | undefined>> = {
  receive: 'arrowDown',
  send: 'send',
  trade: 'switch',
}

/** Picture of the asset moved, or a generic icon if none was. */
function ActivityTile({ operation, transfer }: ActivityTile.Props) {
  const badge = badges[operation]
  const { nft, token } = transfer ?? {}
  const name = token
    ? cleanText(token.symbol ?? '', SYMBOL_MAX_LENGTH)
    : cleanText(nft?.name ?? '', NAME_MAX_LENGTH)
  return (
    <span aria-hidden="true" className="lk-activity-tile">
      {token || nft ? (
        <ImageTile name={name} src={token?.iconUrl ?? nft?.previewUrl} />
      ) : (
        <span className="lk-activity-mark">
          <Icon name={operation === 'approve' ? 'shield' : 'network'} />
        </span>
      )}
      {badge && (
        <span className="lk-badge lk-activity-badge">
          <Icon name={badge} />
        </span>
      )}
    </span>
  )
}

declare namespace ActivityTile {
  type Props = {
    operation: string
    /** First transfer of the row. */
    transfer: ActivityTransfer | undefined
  }
}
