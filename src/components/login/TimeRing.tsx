import type { CSSProperties } from 'react'

/**
 * Ring showing the remaining time. Hidden from screen readers, because the
 * code renews itself.
 */
export function TimeRing({ share }: TimeRing.Props) {
  return (
    <svg
      aria-hidden="true"
      className="lk-pairing-time"
      style={{ '--lk-left': Math.max(0, Math.min(1, share)) } as CSSProperties}
      height="0"
      viewBox="0 0 312 312"
      width="0"
    >
      <rect className="lk-pairing-line lk-ring-track" />
      {/* Omitted at 0, so that it does not animate up on renewal. */}
      {share > 0 && (
        <rect className="lk-pairing-line lk-pairing-left" pathLength="100" />
      )}
    </svg>
  )
}

export declare namespace TimeRing {
  type Props = {
    /** Remaining share, from 1 to 0. */
    share: number
  }
}
