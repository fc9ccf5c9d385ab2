import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './classNames.js'
import { Spinner } from './Spinner.js'
import { wrapText } from './wrapText.js'

const looks = { primary: 'lk-primary', quiet: 'lk-quiet', text: 'lk-text' }

/**
 * Button. `primary` marks the main action of a screen. While pending it keeps
 * its size and focus, and ignores clicks.
 */
export function Button({
  children,
  isPending,
  onClick,
  variant = 'quiet',
  ...rest
}: Button.Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      className={classNames('lk-button', looks[variant])}
      onClick={(event) => {
        // A pending submit button must not submit.
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending && <Spinner />}
      {wrapText(children)}
    </button>
  )
}

export declare namespace Button {
  type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    children: ReactNode
    isPending?: boolean | undefined
    variant?: keyof typeof looks | undefined
  }
}
