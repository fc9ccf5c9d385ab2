'use client'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalView } from '../../core/modal/modal.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'

/** Whether the theme wants two panes, and the view has something beside it. */
export function useIsWide(view: ModalView): boolean {
  const { layout } = useThemeState()
  return layout === 'wide' && isConnectView(view)
}
