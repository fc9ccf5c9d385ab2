/** Runs round a large tile while somebody else's answer is awaited. */
export function Ring() {
  return (
    <svg
      aria-hidden="true"
      className="lk-ring lk-anim"
      height="92"
      viewBox="0 0 92 92"
      width="92"
    >
      <rect className="lk-ring-line lk-ring-track" />
      <rect className="lk-ring-line" pathLength="100" />
    </svg>
  )
}
