'use client'
import { useEffect, useState } from 'react'
import {
  english,
  type RequestedLanguage,
} from '../../core/language/language.js'
import { useKit } from '../../hooks/useKit.js'
import { isSameStrings } from './isSameStrings.js'

/**
 * Requests a language while mounted; the last of several wins. The current
 * language stays until the requested one is loaded.
 */
export function useRequestedLanguage(parameters: RequestedLanguage): void {
  const { locale, strings } = parameters
  const { atoms, store } = useKit()
  const [wish, setWish] = useState(parameters)
  if (wish.locale !== locale || !isSameStrings(wish.strings, strings))
    setWish(parameters)
  useEffect(() => {
    store.set(atoms.language, (language) => ({
      ...language,
      isSpoken: false,
      wish,
    }))
  }, [atoms, store, wish])
  useEffect(() => {
    return () => store.set(atoms.language, english)
  }, [atoms, store])
}
