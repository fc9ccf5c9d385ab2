'use client'
import { useKitAtom } from '../../context.js'
import type { Language } from '../../core/language/language.js'
import { useKit } from '../../hooks/useKit.js'

/** Returns the current language of the components. */
export function useLanguage(): Language {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.language)
}
