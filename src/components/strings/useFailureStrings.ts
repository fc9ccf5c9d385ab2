'use client'
import { type FailureStrings, failures } from './failures.js'
import { useTranslated } from './useTranslated.js'

const english: { failures: Failures } = { failures }

type Failures = FailureStrings & {
  /** Where an error's own sentence is not in the language. */
  kitErrors?: Readonly<Record<string, string>> | undefined
}

/** `useStrings` for what has failed. */
export function useFailureStrings(): Failures {
  return useTranslated('rest', english).failures
}
