'use client'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { useLoadLanguage } from './useLoadLanguage.js'

/**
 * Follows changes of the browser's language while mounted, unless the app has
 * set one. Part of the modal, so that an unused page adds no listener.
 *
 * @param loadSetLocale - loads the language code
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
      // English is available without a request.
      const isEnglish = !heard && /^en\b/.test(navigator.language)
      const isChosen = wish && wish.locale !== 'auto'
      if (isChosen || !isStale || isEnglish) return
      loadSetLocale()
        .then((setLocale) => setLocale(kit, wish))
        .catch(() => {})
    }
    // Apply an earlier change; a pending load applies itself.
    if (read().heard) update()
    addEventListener('languagechange', update)
    return () => removeEventListener('languagechange', update)
  }, [kit, loadSetLocale])
}
