'use client'
import { en, type Strings } from './en.js'
import { useTranslated } from './useTranslated.js'

/** The sentences of the components in the language of the modal. */
export function useStrings(): Strings {
  return useTranslated('start', en)
}
