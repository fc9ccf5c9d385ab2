import type { ReactNode } from 'react'

/** The text of a button on the page; a long one is cut. */
export function OpenLabel({ children }: { children: ReactNode }) {
  return (
    // What changes in it is said, a failure above all.
    <span aria-live="polite" className="lk-open-label">
      {children}
    </span>
  )
}
