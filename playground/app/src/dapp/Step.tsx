import type { ReactNode } from 'react'

export function Step({ children, number, state, title }: Step.Props) {
  return (
    <li
      className="step"
      data-state={state}
      {...(state === 'now' && { 'aria-current': 'step' })}
    >
      <span className="mark" aria-hidden="true">
        {state === 'done' ? (
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 10.5 3.5 3.5L15 7" />
          </svg>
        ) : (
          number
        )}
      </span>
      <div className="body">
        <h3>
          {title}
          {state === 'done' && <span className="hidden"> (done)</span>}
        </h3>
        {children}
      </div>
    </li>
  )
}

export declare namespace Step {
  type Props = {
    children?: ReactNode
    number: number
    /** `next`: possible already, but another one comes first. */
    state: 'done' | 'now' | 'next' | 'later'
    title: string
  }
}
