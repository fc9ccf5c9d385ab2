'use client'
import { useEffect } from 'react'
import type { RequestedLanguage } from '../../core/language/language.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import { useLanguage } from './useLanguage.js'

/**
 * Loads the requested language, or the browser's preference. English pages
 * load nothing.
 *
 * @param loadSetLocale - loads the language code
 * @param isOpen - a failed load is retried when it changes
 */
export function useLoadLanguage(
  loadSetLocale: useLoadLanguage.LoadSpeak,
  isOpen: boolean,
): void {
  const kit = useKit()
  const { isSpoken, wish } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next try
  useEffect(() => {
    if (isSpoken || (!wish && /^en\b/.test(navigator.language))) return
    loadSetLocale()
      .then((setLocale) => setLocale(kit, wish))
      // Stay in English.
      .catch(() => {})
  }, [isOpen, isSpoken, kit, loadSetLocale, wish])
}

export declare namespace useLoadLanguage {
  type LoadSpeak = () => Promise<SetLocale>
  type SetLocale = (
    kit: Pick<Kit, 'atoms' | 'store'>,
    wish: RequestedLanguage | undefined,
  ) => Promise<void>
}
