'use client'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Returns strings in the current language.
 *
 * @param part - part of the translations that contains them
 * @param english - English strings; must be the same object on every call
 */
export function useTranslated<slice extends object>(
  part: 'start' | 'rest',
  english: slice,
): slice {
  const { translate } = useLanguage()
  return translate ? translate(part, english) : english
}
