import type { CSSProperties } from 'react'

/**
 * How much of the time is left, round what lasts so long. Nobody is told aloud,
 * for it renews itself.
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
      {/* Not there at 0, so that it does not run up when there is time. */}
      {share > 0 && (
        <rect className="lk-pairing-line lk-pairing-left" pathLength="100" />
      )}
    </svg>
  )
}

export declare namespace TimeRing {
  type Props = {
    /** From 1 down to 0. */
    share: number
  }
}
