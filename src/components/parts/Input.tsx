'use client'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './classNames.js'
import { Hint } from './Hint.js'
import { wrapText } from './wrapText.js'

/** Text field with a label, hint or error, and an optional action. */
export function Input(props: Input.Props) {
  const { end, error, help, isLabelHidden, label, ...rest } = props
  const id = useId()
  const hintId = `${id}hint`
  return (
    <div className="lk-field">
      <label
        className={classNames('lk-field-label', isLabelHidden && 'lk-hidden')}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={classNames('lk-input-box', error ? 'lk-wrong' : false)}>
        <input
          {...rest}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          className="lk-input"
          id={id}
        />
        {wrapText(end)}
      </div>
      <Hint error={error} help={help} id={hintId} />
    </div>
  )
}

export declare namespace Input {
  type Props = Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-describedby' | 'aria-invalid' | 'className' | 'id'
  > & {
    'data-autofocus'?: string | undefined
    /** Content at its end, such as a round button. */
    end?: ReactNode
    /** Replaces `help`. */
    error?: ReactNode
    help?: ReactNode
    /** Visually hides the label, when the placeholder repeats it. */
    isLabelHidden?: boolean | undefined
    label: string
  }
}
