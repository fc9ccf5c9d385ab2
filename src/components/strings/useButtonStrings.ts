'use client'
import { button } from './button.js'
import { useTranslated } from './useTranslated.js'

const english = { button }

/** `useStrings` for the buttons, which are needed before any click. */
export function useButtonStrings(): typeof button {
  return useTranslated('start', english).button
}
