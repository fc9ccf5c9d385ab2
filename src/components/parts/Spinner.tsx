/** Spinner. The text beside it says what is pending. */
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
