'use client'
import type { ActivityTransfer } from '../../core/activity/activity.js'
import { NAME_MAX_LENGTH, SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import type { IconName } from '../parts/icons.js'

/** Which way it went; of anything else the picture says enough. */
const badges: Readonly<Record<string, IconName | undefined>> = {
  receive: 'arrowDown',
  send: 'send',
  trade: 'switch',
}

/** The picture of what was moved, or a mark where nothing was. */
export function ActivityTile({ operation, transfer }: ActivityTile.Props) {
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

export declare namespace ActivityTile {
  type Props = {
    operation: string
    /** The first one of the row. */
    transfer: ActivityTransfer | undefined
  }
}
