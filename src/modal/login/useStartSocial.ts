'use client'
import { goToView } from '../../actions/modal/goToView.js'
import { openSocialPopup } from '../../actions/openSocialPopup.js'
import type { SocialProvider } from '../../core/features/features.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import { useKit } from '../../hooks/useKit.js'
import { createPopupSlot } from './createPopupSlot.js'

/**
 * Returns a function that starts a social login within a click. It opens the
 * popup right away, because browsers block later ones, and hands it to the
 * view that runs the login.
 */
export function useStartSocial(): (
  provider: SocialProvider | 'passkey',
) => void {
  const kit = useKit()
  return (provider) => {
    if (provider === 'farcaster')
      return goToView(kit, { view: 'ConnectingFarcaster' })
    if (!getPlatform().isTelegram)
      kit.own(createPopupSlot).popup = openSocialPopup(kit)
    goToView(kit, { view: 'ConnectingSocial', data: { provider } })
  }
}
