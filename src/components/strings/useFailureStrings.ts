'use client'
import { type FailureStrings, failures } from './failures.js'
import { useTranslated } from './useTranslated.js'

const english: { failures: Failures } = { failures }

type Failures = FailureStrings & {
  /** Translations of the errors' own messages. Not set in English. */
  kitErrors?: Readonly<Record<string, string>> | undefined
}

/** `useStrings` for errors. */
export function useFailureStrings(): Failures {
  return useTranslated('rest', english).failures
}
