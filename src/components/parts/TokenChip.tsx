import { Icon } from './Icon.js'
import { ImageTile } from './ImageTile.js'

/** The selected token, or a prompt to choose one. Opens the token list. */
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
      <bdi className="lk-token-chip-name" translate="no">
        {text ?? token?.symbol}
      </bdi>
      <Icon name="down" />
    </button>
  )
}

export declare namespace TokenChip {
  type Props = {
    /** Accessible name, replacing its text. */
    label: string
    onClick: () => void
    /** Defaults to the token's symbol. */
    text?: string | undefined
    token:
      | { iconUrl?: string | undefined; isNative: boolean; symbol: string }
      | undefined
  }
}
