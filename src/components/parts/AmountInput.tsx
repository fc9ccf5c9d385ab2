'use client'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTypingError } from './useTypingError.js'
import { wrapText } from './wrapText.js'

/**
 * Large amount input with the token beside it. The font shrinks to fit, so
 * that no digit is cut off. Rejected input is explained in place of the
 * helper text, an amount that may still grow only once the field is left.
 */
export function AmountInput(props: AmountInput.Props) {
  const { aside, beside, isTooLow, label, onChange, value } = props
  const typing = useTypingError(value)
  const isGrowing = typing.isTyping && isTooLow
  const error =
    typing.error ?? (isGrowing || typing.isUnfinished ? undefined : props.error)
  const helper = isGrowing ? props.error : props.helper
  const id = useId()
  return (
    <div>
      <label className="lk-hidden" htmlFor={`${id}-input`}>
        {label}
      </label>
      <div
        className="lk-amount-line"
        style={{ '--lk-length': Math.max(value.length, 4) } as CSSProperties}
      >
        <span className="lk-amount-room">
          <input
            aria-describedby={`${id}-helper`}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            className="lk-amount-input"
            data-autofocus=""
            enterKeyHint="next"
            id={`${id}-input`}
            inputMode="decimal"
            {...typing.events}
            onChange={({ target }) => {
              typing.check(target.value)
              onChange(target.value)
            }}
            placeholder="0"
            spellCheck={false}
            type="text"
            value={value}
          />
        </span>
        {wrapText(beside)}
      </div>
      <div className={aside ? 'lk-amount-foot' : undefined}>
        <span className="lk-send-helper" id={`${id}-helper`} role="status">
          {error ? <span className="lk-send-error">{error}</span> : helper}
        </span>
        {wrapText(aside?.(Boolean(error)))}
      </div>
    </div>
  )
}

export declare namespace AmountInput {
  type Props = {
    /** At the end of the helper's line. An error needs most of it. */
    aside?: ((hasError: boolean) => ReactNode) | undefined
    /** Token selector. */
    beside: ReactNode
    /** Replaces the helper text, at the same height. */
    error?: string | undefined
    helper?: ReactNode
    /** Whether the error is that the amount is too low. */
    isTooLow?: boolean | undefined
    label: string
    onChange: (typed: string) => void
    value: string
  }
}
