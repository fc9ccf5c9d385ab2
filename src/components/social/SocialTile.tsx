import type { SocialProvider } from '../../core/features/features.js'
import { classNames } from '../parts/classNames.js'
import { SocialMark } from './SocialMark.js'

/** Provider mark in place of a wallet's picture. */
export function SocialTile({ isLarge, provider }: SocialTile.Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'lk-wallet-tile',
        'lk-social-tile',
        isLarge && 'lk-wallet-tile-large',
      )}
    >
      <SocialMark provider={provider} />
    </span>
  )
}

export declare namespace SocialTile {
  type Props = { isLarge?: boolean | undefined; provider: SocialProvider }
}
