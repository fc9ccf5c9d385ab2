'use client'
import { useEffect } from 'react'
import type { RequestedLanguage } from '../../core/language/language.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import { useLanguage } from './useLanguage.js'

/**
 * Lets the components setLocale what was asked for, else what the browser prefers.
 * A page in English fetches nothing for it.
 *
 * @param loadSetLocale - fetches what knows the languages
 * @param isOpen - what could not be fetched is asked for again when it changes
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
      // English stays, which is there.
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
