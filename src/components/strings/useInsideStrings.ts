'use client'
import { enInside, type InsideStrings } from './enInside.js'
import { useTranslated } from './useTranslated.js'

/** `useStrings` for the views that only an account leads to. */
export function useInsideStrings(): InsideStrings {
  return useTranslated('rest', enInside)
}
