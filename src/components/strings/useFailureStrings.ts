'use client'
import { type FailureStrings, failures } from './failures.js'
import { useTranslated } from './useTranslated.js'

const english = { failures }

/** `useStrings` for what has failed. */
export function useFailureStrings(): FailureStrings {
  return useTranslated('rest', english).failures
}
