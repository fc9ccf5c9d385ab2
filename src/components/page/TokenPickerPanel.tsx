'use client'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sumFiat } from '../../core/format/sumFiat.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { normalizeTokenId } from '../../core/token/tokenId.js'
import type { TokenList } from '../../core/token/tokenList.js'
import { useTokenPicker } from '../../hooks/useTokenPicker.js'
import { Balance } from '../parts/Balance.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Skeleton } from '../parts/Skeleton.js'
import { Spinner } from '../parts/Spinner.js'
import { useFiat } from '../strings/useFiat.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { usePartsStrings } from '../strings/usePartsStrings.js'

/** Lists can have 10,000 tokens; more rows are drawn as they are scrolled to. */
const ROWS_STEP = 60

/**
 * Search and list of `TokenPicker`: an editable combobox with a listbox, where
 * the focus stays in the search and the arrow keys move the active option (ARIA
 * Authoring Practices).
 */
export function TokenPickerPanel(props: TokenPickerPanel.Props) {
  const { chainId, label, list, onChoose, value } = props
  const { swap } = useInsideStrings()
  const { partial } = usePartsStrings()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const picker = useTokenPicker({ chainId, list, search })
  const { currency, isLoading, isPartial, isSearching } = picker
  const { others, own, popular } = picker
  const id = useId()
  const rows = useMemo(
    () => [...own, ...popular, ...others],
    [own, popular, others],
  )
  const chosen = value && normalizeTokenId(value)
  const [active, setActive] = useState<string | undefined>()
  const [shown, setShown] = useState(ROWS_STEP)
  const found = rows.findIndex((row) => row.id === active)
  // Without a move of the user: the best match, or the token that is chosen.
  const first = search
    ? 0
    : Math.max(
        0,
        rows.findIndex((row) => row.id === chosen),
      )
  const index = found < 0 ? first : found
  const limit = Math.max(shown, index + 1)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const activeId = rows[index] && `${id}${index}`

  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!activeId) return
    const row = document.getElementById(activeId)
    row?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const token = rows[index]
    const next = steps[event.key]?.(index, rows.length)
    if (event.key === 'Enter') {
      // A form of the app around it is not submitted.
      event.preventDefault()
      if (token && typed === search) onChoose(token)
      return
    }
    if (next === undefined || rows.length === 0) return
    event.preventDefault()
    setActive(rows[next]?.id)
  }

  const groups = [
    { start: 0, title: swap.own, tokens: own },
    { start: own.length, title: swap.suggested, tokens: popular },
    {
      start: own.length + popular.length,
      title: swap.others,
      tokens: others,
    },
  ].filter(({ start, tokens }) => tokens.length > 0 && start < limit)

  return (
    <>
      <div className="lk-input-box">
        <input
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-controls={`${id}list`}
          aria-expanded={rows.length > 0}
          aria-label={swap.search}
          autoComplete="off"
          className="lk-input"
          enterKeyHint="done"
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(undefined)
            setShown(ROWS_STEP)
          }}
          onKeyDown={onKeyDown}
          placeholder={swap.search}
          ref={field}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
        {isSearching && <Spinner />}
      </div>
      <p className="lk-hidden" role="status">
        {search && swap.found(String(rows.length))}
      </p>
      {isPartial && <p className="lk-picker-note">{partial}</p>}
      {rows.length === 0 && !isLoading && !isSearching && (
        <div className="lk-empty">
          <p className="lk-empty-title">{swap.noneFound(search)}</p>
          <p className="lk-empty-text">{swap.noneFoundHint}</p>
        </div>
      )}
      <div
        aria-busy={isLoading || undefined}
        aria-label={label}
        className="lk-picker-list"
        id={`${id}list`}
        onScroll={({ currentTarget }) => {
          const { clientHeight, scrollHeight, scrollTop } = currentTarget
          if (
            scrollTop + 2 * clientHeight > scrollHeight &&
            shown < rows.length
          )
            setShown(shown + ROWS_STEP)
        }}
        ref={box}
        role="listbox"
        tabIndex={-1}
      >
        {groups.map(({ start, title, tokens }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
          <div aria-labelledby={`${id}${title}`} key={title} role="group">
            <p className="lk-group-title" id={`${id}${title}`}>
              {title}
            </p>
            {tokens.slice(0, limit - start).map((token, offset) => (
              <Option
                count={rows.length}
                currency={currency}
                id={`${id}${start + offset}`}
                isActive={start + offset === index}
                isChosen={token.id === chosen}
                key={token.id}
                onChoose={onChoose}
                place={start + offset + 1}
                token={token}
              />
            ))}
          </div>
        ))}
        {rows.length === 0 && isLoading && <Skeleton shape="row" />}
      </div>
    </>
  )
}

export declare namespace TokenPickerPanel {
  type Props = {
    chainId?: number | string | undefined
    label: string
    list?: TokenList | undefined
    onChoose: (token: useTokenPicker.Token) => void
    value: string | undefined
  }
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 6

const steps: Readonly<
  Record<string, (index: number, count: number) => number>
> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  PageDown: (index, count) => Math.min(index + PAGE, count - 1),
  PageUp: (index) => Math.max(index - PAGE, 0),
}

function Option(props: Option.Props) {
  const { count, currency, id, isActive, isChosen, onChoose, place } = props
  const { address, balance, iconUrl, name, symbol, value } = props.token
  const toFiat = useFiat()
  const isHeld = balance !== undefined && /[1-9]/.test(balance)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search, which names the active option
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search
    <div
      aria-posinset={place}
      aria-selected={isChosen}
      aria-setsize={count}
      className="lk-row"
      data-active={isActive || undefined}
      id={id}
      onClick={() => onChoose(props.token)}
      // The focus stays in the search.
      onPointerDown={(event) => event.preventDefault()}
      role="option"
    >
      <ImageTile isNative={!address} name={symbol} src={iconUrl} />
      <span className="lk-row-text">
        <bdi className="lk-row-title" translate="no">
          {name}
        </bdi>
        <span className="lk-row-detail">
          {isHeld ? (
            <Balance amount={balance} symbol={symbol} />
          ) : (
            <bdi translate="no">{symbol}</bdi>
          )}
        </span>
      </span>
      {isHeld && value ? (
        <span className="lk-send-worth">
          <Figure>{toFiat(sumFiat([value], currency), currency)}</Figure>
        </span>
      ) : (
        // Names prove nothing.
        address && (
          <bdi className="lk-send-worth" dir="ltr" translate="no">
            {truncateAddress(address)}
          </bdi>
        )
      )}
    </div>
  )
}

declare namespace Option {
  type Props = {
    count: number
    currency: string | undefined
    id: string
    isActive: boolean
    isChosen: boolean
    onChoose: (token: useTokenPicker.Token) => void
    place: number
    token: useTokenPicker.Token
  }
}
