'use client'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { normalizeTokenId } from '../../core/token/tokenId.js'
import { findSwapTokens } from '../../features/swap/findSwapTokens.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useTokenLists } from '../../hooks/useTokenLists.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Choices } from '../parts/Choices.js'
import { ImageTile } from '../parts/ImageTile.js'
import { SearchField } from '../parts/SearchField.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { NoSwap } from '../swap/NoSwap.js'
import { SwapTokenGroup } from '../swap/SwapTokenGroup.js'
import { toChip } from '../swap/toChip.js'

const none: NonNullable<useSwapDraft.ReturnType['tokens']> = []

/** List of swappable tokens, those of the account first. */
export function SwapSelectTokenView() {
  const draft = useSwapDraft()
  const modal = useModal()
  const { swap } = useInsideStrings()
  const { entry } = modal
  const { target = 'from' } =
    (entry.view === 'SwapSelectToken' && entry.data) || {}
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const tokens = useListedPictures(draft.tokens ?? none)
  const { others, own } = useMemo(
    () => findSwapTokens({ search, tokens }),
    [search, tokens],
  )
  const { back, canGoBack, go } = modal
  const set = target === 'to' ? draft.setTo : draft.setFrom
  // A stable callback, so that thousands of rows do not re-render.
  const latest = useRef((_id: string) => {})
  latest.current = (id) => {
    set(id)
    if (canGoBack) back()
    else go({ view: 'Swap', isReplacing: true })
  }
  const choose = useCallback((id: string) => latest.current(id), [])
  if (tokens.length === 0) return <NoSwap draft={draft} />
  const count = own.length + others.length
  const rest = {
    current: draft[target]?.address,
    isKnown: draft.isBalanceKnown,
    onChoose: choose,
  }
  const groups = [
    { rows: own, title: swap.own },
    { rows: others, title: swap.others },
  ]
  return (
    <ViewFrame>
      <div className="lk-connect">
        <SearchField
          label={swap.search}
          onChange={setTyped}
          status={search && swap.found(String(count))}
          value={typed}
        />
        {!search && <SuggestedTokens {...rest} tokens={tokens} />}
        {count === 0 ? (
          <div className="lk-empty">
            <p className="lk-empty-title">{swap.noneFound(search)}</p>
            <p className="lk-empty-text">{swap.noneFoundHint}</p>
          </div>
        ) : (
          <Choices className="lk-groups" key={search}>
            {groups.map((group) => (
              <SwapTokenGroup
                {...{ ...rest, ...group, currency: draft.currency }}
                key={group.title}
              />
            ))}
          </Choices>
        )}
      </div>
    </ViewFrame>
  )
}

/** The app's token lists have pictures where the service has none. */
function useListedPictures(tokens: typeof none): typeof none {
  const { data } = useTokenLists()
  return useMemo(() => {
    if (!data) return tokens
    const icons = new Map(data.tokens.map(({ iconUrl, id }) => [id, iconUrl]))
    return tokens.map((token) => {
      const { address, logoUri } = token
      const icon = logoUri || icons.get(normalizeTokenId(address) ?? '')
      return icon ? { ...token, logoUri: icon } : token
    })
  }, [data, tokens])
}

/** As many as fit on two lines. */
const LIMIT = 6

/** Popular tokens, as shortcuts. */
function SuggestedTokens(props: SuggestedTokens.Props) {
  const { current, onChoose, tokens } = props
  const { swap } = useInsideStrings()
  const rows = tokens.filter(({ isSuggested }) => isSuggested).slice(0, LIMIT)
  // Redundant beside a short list.
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
            <bdi className="lk-token-chip-name" translate="no">
              {symbol}
            </bdi>
          </button>
        )
      })}
    </div>
  )
}

declare namespace SuggestedTokens {
  type Props = {
    /** CAIP-10 ID of the selected token. */
    current: string | undefined
    onChoose: (id: string) => void
    tokens: NonNullable<useSwapDraft.ReturnType['tokens']>
  }
}
