'use client'
import { opening } from './opening.js'
import { useTranslated } from './useTranslated.js'

/** `useStrings` for the card that is shown while the modal's code loads. */
export function useOpeningStrings(): typeof opening {
  return useTranslated('start', opening)
}
