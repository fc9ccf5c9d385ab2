'use client'
import { useMemo } from 'react'
import type { SocialProvider } from '../../core/features/features.js'
import { getTelegramSystem } from '../../features/login/getTelegramSystem.js'
import { listSocials } from '../../features/login/listSocials.js'
import { useModal } from '../../hooks/useModal.js'
import { useStartSocial } from '../../modal/login/useStartSocial.js'
import { Button } from '../parts/Button.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { SocialMark } from './SocialMark.js'

/**
 * Social logins on the first screen: one wide button, the others round. Which
 * ones is already known, so that it renders immediately.
 */
export function SocialSection({ socials }: SocialSection.Props) {
  const { entry, go } = useModal()
  const order = entry.view === 'Create' ? 'create' : undefined
  const { all, hasMore, icons, wide } = useMemo(
    () => listSocials({ order, socials, telegram: getTelegramSystem() }),
    [order, socials],
  )
  const start = useStartSocial()
  const { continueWith, logins, more, names } = useSocialStrings()
  if (all.length === 0) return null

  const toIcon = (provider: SocialProvider) => (
    <button
      aria-label={continueWith(names[provider])}
      className="lk-social-icon"
      key={provider}
      onClick={() => start(provider)}
      type="button"
    >
      <SocialMark provider={provider} />
    </button>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-label={logins} className="lk-socials" role="group">
      {wide && (
        <Button onClick={() => start(wide)}>
          <SocialMark provider={wide} />
          <span>{continueWith(names[wide])}</span>
        </Button>
      )}
      {icons.length > 0 && (
        <div
          className={classNames('lk-social-icons', !wide && 'lk-social-pair')}
        >
          {icons.map(toIcon)}
          {hasMore && (
            <button
              aria-label={more}
              className="lk-social-icon"
              onClick={() => go({ view: 'ConnectSocials' })}
              type="button"
            >
              <Icon name="more" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}

export declare namespace SocialSection {
  type Props = { socials: readonly SocialProvider[] | false }
}
