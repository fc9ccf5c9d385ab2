'use client'
import { useState } from 'react'
import type { findCode } from '../../features/login/findCode.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Explains why pasted text was not accepted as a code, until the user types.
 */
export function useCodeRefusal(): {
  onRefused: (refusal: findCode.Refusal | undefined) => void
  text: string | undefined
} {
  const [refusal, onRefused] = useState<findCode.Refusal | undefined>()
  const { login } = useStrings()
  const texts = { ambiguous: login.codeAmbiguous, none: login.codeMissing }
  return {
    onRefused,
    text:
      refusal?.problem === 'otherHost'
        ? login.codeOfOther(refusal.host)
        : refusal && texts[refusal.problem],
  }
}
