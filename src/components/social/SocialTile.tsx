import type { SocialProvider } from '../../core/features/features.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
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
      {provider === 'passkey' ? (
        <Icon name="shield" />
      ) : (
        <SocialMark provider={provider} />
      )}
    </span>
  )
}

export declare namespace SocialTile {
  type Props = {
    isLarge?: boolean | undefined
    provider: SocialProvider | 'passkey'
  }
}
