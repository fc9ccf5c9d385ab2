import { type IconName, icons } from './icons.js'

/** A drawing that says nothing by itself: the control beside it is named. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="lk-icon" viewBox="0 0 20 20">
      <path d={icons[name]} />
    </svg>
  )
}
