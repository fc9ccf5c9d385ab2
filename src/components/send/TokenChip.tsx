'use client'
import type { SendableToken } from '../../core/send/toSendableToken.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The chosen token; it leads to the others. */
export function TokenChip({ onClick, token }: TokenChip.Props) {
  const { send } = useInsideStrings()
  return (
    <button
      aria-label={send.chooseToken(token.symbol)}
      className="lk-token-chip"
      onClick={onClick}
      type="button"
    >
      <ImageTile
        isNative={token.isNative}
        name={token.symbol}
        src={token.iconUrl}
      />
      <span className="lk-token-chip-name">{token.symbol}</span>
      <Icon name="down" />
    </button>
  )
}

export declare namespace TokenChip {
  type Props = { onClick: () => void; token: SendableToken }
}
