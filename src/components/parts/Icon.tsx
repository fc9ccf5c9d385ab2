import { classNames } from './classNames.js'
import { type IconName, icons } from './icons.js'
import { pinArt } from './pinArt.js'

/** Icons that point in reading direction. */
const turning: ReadonlySet<string> = new Set([
  'arrowRight',
  'arrowUpRight',
  'back',
  'chevron',
  'disconnect',
  'external',
])

/** Decorative icon. The control that contains it needs an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('lk-icon', turning.has(name) && 'lk-turns')}
      ref={(svg) => pinArt(svg)}
      fill="none"
      height="20"
      stroke="currentColor"
      strokeWidth="1.75"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d={icons[name]} />
    </svg>
  )
}
