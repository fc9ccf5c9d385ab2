'use client'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toChip } from './toChip.js'

/** As many as fit on two lines. */
const LIMIT = 6

/** Tokens that many choose, one press away. */
export function SuggestedTokens(props: SuggestedTokens.Props) {
  const { current, onChoose, tokens } = props
  const { swap } = useInsideStrings()
  const rows = tokens.filter(({ isSuggested }) => isSuggested).slice(0, LIMIT)
  // Beside a handful of tokens they would only be there twice.
  if (tokens.length <= LIMIT || rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-label={swap.suggested} className="lk-swap-chips" role="group">
      {rows.map((token) => {
        const { iconUrl, isNative, symbol } = toChip(token) ?? { symbol: '' }
        return (
          <button
            aria-current={token.address === current || undefined}
            className="lk-token-chip"
            key={token.address}
            onClick={() => onChoose(token.address)}
            type="button"
          >
            <ImageTile isNative={isNative} name={symbol} src={iconUrl} />
            <bdi className="lk-token-chip-name">{symbol}</bdi>
          </button>
        )
      })}
    </div>
  )
}

export declare namespace SuggestedTokens {
  type Props = {
    /** CAIP-10 id of the one that is chosen. */
    current: string | undefined
    onChoose: (id: string) => void
    tokens: NonNullable<useSwapDraft.ReturnType['tokens']>
  }
}
