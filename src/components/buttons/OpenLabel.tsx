import type { ReactNode } from 'react'

/** Text of a button on the page, truncated if too long. */
export function OpenLabel({ children }: { children: ReactNode }) {
  return (
    // Announces changes, above all failures.
    <span aria-live="polite" className="lk-open-label">
      {children}
    </span>
  )
}
