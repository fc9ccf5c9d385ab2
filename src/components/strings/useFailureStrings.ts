'use client'
import { useContext } from 'react'
import { FailureStringsContext } from './FailureStringsContext.js'
import type { FailureStrings } from './failures.js'

/** `useStrings` for what has failed. */
export function useFailureStrings(): FailureStrings {
  return useContext(FailureStringsContext)
}
