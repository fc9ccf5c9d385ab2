import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './classNames.js'
import { Spinner } from './Spinner.js'

const looks = { primary: 'lk-primary', quiet: 'lk-quiet', text: 'lk-text' }

/**
 * `primary` is the one next step of a screen. While it is pending it keeps its
 * size and its focus, and does nothing.
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
        // A submit button that is pending must not submit either.
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending && <Spinner />}
      {children}
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
