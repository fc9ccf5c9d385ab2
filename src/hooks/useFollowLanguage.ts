'use client'
import { useEffect } from 'react'
import type { Language, LanguageWish } from '../core/language/language.js'
import { useKit } from './useKit.js'
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
  const { atoms, store } = useKit()
  const { isSpoken, wish } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next try
  useEffect(() => {
    if (isSpoken || (!wish && /^en\b/.test(navigator.language))) return
    loadSpeak()
      .then((speak) =>
        speak({
          read: () => store.get(atoms.language),
          wish,
          write: (language) => store.set(atoms.language, language),
        }),
      )
      // English stays, which is there.
      .catch(() => {})
  }, [atoms, isOpen, isSpoken, loadSpeak, store, wish])
}

export declare namespace useFollowLanguage {
  type LoadSpeak = () => Promise<(parameters: Speaking) => Promise<void>>
  type Speaking = {
    read: () => Language
    wish: LanguageWish | undefined
    write: (language: Language) => void
  }
}
