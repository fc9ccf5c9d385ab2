'use client'
import { type LegalStrings, legal } from './legal.js'
import { useTranslated } from './useTranslated.js'

const english = { legal }

/** `useStrings` for the app's terms. */
export function useLegalStrings(): LegalStrings {
  return useTranslated('rest', english).legal
}
