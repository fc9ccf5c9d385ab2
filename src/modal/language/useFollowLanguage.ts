'use client'
import { useEffect } from 'react'
import type { LanguageWish } from '../../core/language/language.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import { useLanguage } from './useLanguage.js'

/**
 * Lets the components speak what was asked for, else what the browser prefers.
 * A page in English fetches nothing for it.
 *
 * @param loadSpeak - fetches what knows the languages
 * @param isOpen - what could not be fetched is asked for again when it changes
 */
export function useFollowLanguage(
  loadSpeak: useFollowLanguage.LoadSpeak,
  isOpen: boolean,
): void {
  const kit = useKit()
  const { isSpoken, wish } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next try
  useEffect(() => {
    if (isSpoken || (!wish && /^en\b/.test(navigator.language))) return
    loadSpeak()
      .then((speak) => speak(kit, wish))
      // English stays, which is there.
      .catch(() => {})
  }, [isOpen, isSpoken, kit, loadSpeak, wish])
}

export declare namespace useFollowLanguage {
  type LoadSpeak = () => Promise<Speak>
  type Speak = (
    kit: Pick<Kit, 'atoms' | 'store'>,
    wish: LanguageWish | undefined,
  ) => Promise<void>
}
