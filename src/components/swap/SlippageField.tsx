'use client'
import { useId, useState } from 'react'
import { readSlippage } from '../../features/swap/readSlippage.js'
import { Icon } from '../parts/Icon.js'
import { useTypingError } from '../parts/useTypingError.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const choices = [0.1, 0.5, 1] as const

/** Slippage tolerance. Collapsed by default. */
export function SlippageField({ onChange, value }: SlippageField.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isChoice = choices.some((choice) => choice === value)
  const [typed, setTyped] = useState(isChoice ? '' : String(value))
  const { events, isUnfinished } = useTypingError(typed)
  const isWrong = !isUnfinished && !!typed && readSlippage(typed) === undefined

  function type(text: string) {
    setTyped(text)
    const read = readSlippage(text)
    // Invalid input never changes the slippage.
    if (read !== undefined) onChange(read)
  }
  const hint = isWrong
    ? swap.slippageWrong
    : value > 1
      ? swap.slippageHigh
      : swap.slippageHint
  return (
    <div className="lk-swap-slippage">
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-label={swap.slippageOf(toFigure(String(value)))}
        className="lk-swap-slippage-head"
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        <span>{swap.slippage}</span>
        <span className="lk-swap-slippage-value">
          <span>{swap.percent(toFigure(String(value)))}</span>
          <Icon name="down" />
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          <div className="lk-swap-slippage-row">
            {choices.map((choice) => (
              <button
                aria-pressed={choice === value && typed === ''}
                className="lk-swap-choice"
                key={choice}
                onClick={() => {
                  setTyped('')
                  onChange(choice)
                }}
                type="button"
              >
                {swap.percent(toFigure(String(choice)))}
              </button>
            ))}
            <input
              {...events}
              aria-describedby={`${id}-hint`}
              aria-invalid={isWrong || undefined}
              aria-label={swap.slippageOwn}
              autoComplete="off"
              className="lk-swap-choice lk-swap-own"
              inputMode="decimal"
              maxLength={4}
              onChange={({ target }) => type(target.value)}
              placeholder={swap.slippageOther}
              type="text"
              value={typed}
            />
          </div>
          <p
            className="lk-swap-slippage-hint"
            data-kind={isWrong ? 'bad' : value > 1 ? 'pause' : undefined}
            id={`${id}-hint`}
            role="status"
          >
            {hint}
          </p>
        </div>
      )}
    </div>
  )
}

export declare namespace SlippageField {
  type Props = {
    onChange: (percent: number) => void
    /** In percent. */
    value: number
  }
}
