/** Ring around a large tile while waiting for a wallet or provider. */
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
