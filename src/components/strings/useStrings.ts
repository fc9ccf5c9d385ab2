'use client'
import { en, type Strings } from './en.js'
import { useTranslated } from './useTranslated.js'

/** Returns the strings of the first screen in the current language. */
export function useStrings(): Strings {
  return useTranslated('start', en)
}
