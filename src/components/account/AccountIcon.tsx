import { pinArt } from '../parts/pinArt.js'
import { type AccountIconName, accountIcons } from './accountIcons.js'

/** `Icon` for what only the account shows. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return (
    <svg
      aria-hidden="true"
      className="lk-icon"
      ref={(svg) => pinArt(svg)}
      height="20"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d={accountIcons[name]} />
    </svg>
  )
}
