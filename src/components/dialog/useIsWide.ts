'use client'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalView } from '../../core/modal/modal.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'

/** Returns whether the theme uses two panes and the view supports them. */
export function useIsWide(view: ModalView): boolean {
  const { layout } = useThemeState()
  return layout === 'wide' && isConnectView(view)
}
