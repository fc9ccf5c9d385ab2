import { Icon } from './Icon.js'
import { ImageTile } from './ImageTile.js'

/** The chosen token, or that there is none yet; it leads to the others. */
export function TokenChip({ label, onClick, text, token }: TokenChip.Props) {
  return (
    <button
      aria-label={label}
      className="lk-token-chip"
      data-empty={token ? undefined : ''}
      onClick={onClick}
      type="button"
    >
      {token && (
        <ImageTile
          isNative={token.isNative}
          name={token.symbol}
          src={token.iconUrl}
        />
      )}
      <bdi className="lk-token-chip-name">{text ?? token?.symbol}</bdi>
      <Icon name="down" />
    </button>
  )
}

export declare namespace TokenChip {
  type Props = {
    /** What it is and does; it is heard in place of its text. */
    label: string
    onClick: () => void
    /** Default the token's symbol. */
    text?: string | undefined
    token:
      | { iconUrl?: string | undefined; isNative: boolean; symbol: string }
      | undefined
  }
}
