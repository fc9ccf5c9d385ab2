import type { ReactNode } from 'react'

/** A term and its value in a list of details. */
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
    /** Explanation below the value. */
    hint?: ReactNode
    term: string
  }
}
