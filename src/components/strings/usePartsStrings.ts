'use client'
import { type PartsStrings, parts } from './parts.js'
import { useTranslated } from './useTranslated.js'

const english = { parts }

/** `useStrings` for the parts that an app places on its own pages. */
export function usePartsStrings(): PartsStrings {
  return useTranslated('rest', english).parts
}
