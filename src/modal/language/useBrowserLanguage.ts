'use client'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { useLoadLanguage } from './useLoadLanguage.js'

/**
 * Follows a browser that comes to prefer another language while the component
 * lives, unless the page has chosen one. It is part of the modal, so that a page
 * that nobody has touched listens to nothing.
 *
 * @param loadSetLocale - fetches what knows the languages
 */
export function useBrowserLanguage(
  loadSetLocale: useLoadLanguage.LoadSpeak,
): void {
  const kit = useKit()
  useEffect(() => {
    const read = () => kit.store.get(kit.atoms.language)
    function update() {
      const { heard, wish } = read()
      const isStale = heard !== String(navigator.languages)
      // English is there before anybody was asked for it.
      const isEnglish = !heard && /^en\b/.test(navigator.language)
      const isChosen = wish && wish.locale !== 'auto'
      if (isChosen || !isStale || isEnglish) return
      loadSetLocale()
        .then((setLocale) => setLocale(kit, wish))
        .catch(() => {})
    }
    // What has changed before; what is on its way comes by itself.
    if (read().heard) update()
    addEventListener('languagechange', update)
    return () => removeEventListener('languagechange', update)
  }, [kit, loadSetLocale])
}
