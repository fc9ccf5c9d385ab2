'use client'
import { goToView } from '../../actions/modal/goToView.js'
import { openSocialPopup } from '../../actions/openSocialPopup.js'
import type { SocialProvider } from '../../core/features/features.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import { useKit } from '../../hooks/useKit.js'
import { createPopupSlot } from './createPopupSlot.js'

/**
 * Begins a social login of the modal, inside the click: its window is opened
 * now, because browsers block what is opened later, and handed to the view that
 * leads the login.
 */
export function useStartSocial(): (provider: SocialProvider) => void {
  const kit = useKit()
  return (provider) => {
    if (provider === 'farcaster')
      return goToView(kit, { view: 'ConnectingFarcaster' })
    if (!getPlatform().isTelegram)
      kit.own(createPopupSlot).popup = openSocialPopup(kit)
    goToView(kit, { view: 'ConnectingSocial', data: { provider } })
  }
}
