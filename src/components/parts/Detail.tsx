import type { ReactNode } from 'react'

/** A line of a quiet list: what it is, and what it says. */
export function Detail({ children, hint, term }: Detail.Props) {
  return (
    <div className="lk-detail">
      <dt className="lk-detail-term">{term}</dt>
      <dd className="lk-detail-text">{children}</dd>
      {hint && <dd className="lk-detail-hint">{hint}</dd>}
    </div>
  )
}

export declare namespace Detail {
  type Props = {
    children: ReactNode
    /** Explains it, beneath. */
    hint?: ReactNode
    term: string
  }
}
