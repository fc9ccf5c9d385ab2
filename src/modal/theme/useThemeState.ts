'use client'
import { useKitAtom } from '../../context.js'
import type { Theme } from '../../core/theme.js'
import { useKit } from '../../hooks/useKit.js'

/** The theme without its controls: small enough for every page. */
export function useThemeState(): Theme {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.theme)
}
