import { warningPath } from '../parts/warningPath.js'

/** As `Icon`, without the whole set. */
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
