import { pinArt } from './pinArt.js'

/** A tick in a circle, drawn once. Decorative: a status beside it says it. */
export function DrawnTick() {
  return (
    <svg
      aria-hidden="true"
      className="lk-tick"
      height="72"
      ref={(svg) => pinArt(svg)}
      viewBox="0 0 72 72"
      width="72"
    >
      <circle className="lk-tick-fill" cx="36" cy="36" r="34" stroke="none" />
      <circle cx="36" cy="36" pathLength="1" r="34" />
      <path
        className="lk-tick-line"
        d="m22.5 37 9.5 9.5L50 27"
        pathLength="1"
      />
    </svg>
  )
}
