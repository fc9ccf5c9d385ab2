import type { SocialProvider } from '../../core/features/features.js'
import { pinArt } from '../parts/pinArt.js'
import { socialMarks } from './socialMarks.js'

/** The sign of a provider; the control beside it is named. */
export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg
      aria-hidden="true"
      className="lk-social-mark"
      ref={(svg) => pinArt(svg)}
      height="20"
      viewBox="0 0 24 24"
      width="20"
    >
      <path d={socialMarks[provider]} />
    </svg>
  )
}
