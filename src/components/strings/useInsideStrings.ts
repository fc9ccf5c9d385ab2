'use client'
import { enInside, type InsideStrings } from './enInside.js'
import { useTranslated } from './useTranslated.js'

/** `useStrings` for views behind the first screen. */
export function useInsideStrings(): InsideStrings {
  return useTranslated('rest', enInside)
}
