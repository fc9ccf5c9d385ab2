'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { TokenList } from '../../core/token/tokenList.js'
import { useTokenIcon } from '../../hooks/useTokenIcon.js'
import type { useTokenPicker } from '../../hooks/useTokenPicker.js'
import { createSource } from '../dialog/createSource.js'
import { Lazy } from '../dialog/Lazy.js'
import { Boundary } from '../parts/Boundary.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Spinner } from '../parts/Spinner.js'
import { useThemed } from '../parts/useThemed.js'
import { usePartsStrings } from '../strings/usePartsStrings.js'
import type { TokenPickerPanel } from './TokenPickerPanel.js'

/** The list loads when it is opened, or is about to be. */
const panelSource = createSource<TokenPickerPanel.Props>(() =>
  import('./TokenPickerPanel.js').then((module) => module.TokenPickerPanel),
)

/**
 * Choice of a token: a button that opens a list with a search. Tokens that the
 * account holds come first, then popular ones, then all others of the app's
 * token lists and of the swap service. A pasted address is looked up on the
 * chain.
 *
 * Nothing is loaded until it is opened. The hook behind it is `useTokenPicker`.
 *
 * @param props.value - CAIP-19 ID of the token that is chosen, `undefined` for
 * none
 * @param props.onChange - called with the token that the user chooses. It has
 * no decimals: sends and swaps read them from the chain
 * @param props.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param props.list - a token list instead of those of the kit and of the swap
 * service
 * @param props.label - accessible name, default 'Choose a token'
 * @throws KitProviderNotFoundError
 *
 * @example
 * const [token, setToken] = useState<string>()
 * return <TokenPicker chainId={1} onChange={({ id }) => setToken(id)} value={token} />
 */
export function TokenPicker(props: TokenPicker.Props) {
  return (
    <Boundary>
      <Picker {...props} />
    </Boundary>
  )
}

function Picker(props: TokenPicker.Props) {
  const { chainId, list, onChange, value } = props
  const { choose } = usePartsStrings()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const themed = useThemed<HTMLDivElement>()
  const id = useId()
  const label = props.label ?? choose

  useEffect(() => {
    if (!isOpen) return
    const root = themed.ref.current
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, themed.ref])

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    // A dialog of the app around it stays open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      {...themed}
      aria-label={label}
      className="lk-picker"
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      role="group"
    >
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        className="lk-token-chip"
        data-empty={value ? undefined : ''}
        onClick={() => setOpen(!isOpen)}
        onFocus={panelSource.preload}
        onKeyDown={(event) => {
          if (isOpen || event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        onPointerEnter={panelSource.preload}
        ref={button}
        type="button"
      >
        {value ? (
          <Chosen label={label} value={value} />
        ) : (
          <span className="lk-token-chip-name">{label}</span>
        )}
        <Icon name="down" />
      </button>
      {isOpen && (
        <div className="lk-picker-panel" id={id}>
          <Lazy
            fallback={<Spinner />}
            props={{
              chainId,
              label,
              list,
              onChoose(token) {
                close()
                onChange(token)
              },
              value,
            }}
            renderFailure={(retry) => <Failure onRetry={retry} />}
            source={panelSource}
          />
        </div>
      )}
    </div>
  )
}

export declare namespace TokenPicker {
  type Props = {
    chainId?: number | string | undefined
    label?: string | undefined
    list?: TokenList | undefined
    onChange: (token: useTokenPicker.Token) => void
    value: string | undefined
  }
}

function Chosen({ label, value }: { label: string; value: string }) {
  const { isNative, src, symbol } = useTokenIcon({ token: value })
  return (
    <>
      <span className="lk-hidden">{label}</span>
      <ImageTile isNative={isNative} name={symbol} src={src} />
      <bdi className="lk-token-chip-name" translate="no">
        {symbol || '…'}
      </bdi>
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { tryAgain } = usePartsStrings()
  return (
    <button className="lk-button lk-quiet" onClick={onRetry} type="button">
      {tryAgain}
    </button>
  )
}
