/** Turns while something is awaited; the words beside it say what. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      className="lk-spinner lk-anim"
      height="20"
      viewBox="0 0 20 20"
      width="20"
    >
      <circle
        className="lk-spinner-arc"
        cx="10"
        cy="10"
        pathLength="100"
        r="7.5"
      />
    </svg>
  )
}
