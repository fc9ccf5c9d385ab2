import { warningPath } from '../parts/warningPath.js'

/** Standalone `Icon`, without the whole icon set. */
export function WarningIcon() {
  return (
    <svg
      aria-hidden="true"
      className="lk-icon"
      height="20"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d={warningPath} />
    </svg>
  )
}
