'use client'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './classNames.js'
import { Hint } from './Hint.js'

/** A line of text with its name, what is wrong with it, and what it starts. */
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
        {end}
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
    /** What stands inside at its end, such as a round button. */
    end?: ReactNode
    /** Takes the place of `help`. */
    error?: ReactNode
    help?: ReactNode
    /** Heard only; the placeholder says it as well. */
    isLabelHidden?: boolean | undefined
    label: string
  }
}
