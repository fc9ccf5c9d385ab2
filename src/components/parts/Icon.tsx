import { type IconName, icons } from './icons.js'
import { pinArt } from './pinArt.js'

/** A drawing that says nothing by itself: the control beside it is named. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      className="lk-icon"
      ref={pinArt}
      viewBox="0 0 20 20"
    >
      <path d={icons[name]} />
    </svg>
  )
}
