'use client'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Sentences in the language of the components.
 *
 * @param part - where the translations have them
 * @param english - the same object with each call
 */
export function useTranslated<slice extends object>(
  part: 'start' | 'rest',
  english: slice,
): slice {
  const { translate } = useLanguage()
  return translate ? translate(part, english) : english
}
