'use client'
import { useState } from 'react'
import { getTypingProblem } from '../../core/send/getTypingProblem.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Says why an amount field rejects what was typed or pasted last.
 *
 * @param value - text of the field
 */
export function useTypingError(value: string): useTypingError.ReturnType {
  const { refused } = useInsideStrings().send
  const [problem, setProblem] = useState<getTypingProblem.ReturnType>()
  return {
    check: (typed) => setProblem(getTypingProblem(value, typed)),
    error: problem && refused[problem.kind](problem.plain),
  }
}

export declare namespace useTypingError {
  type ReturnType = {
    /** Call it with the new text. */
    check: (typed: string) => void
    error: string | undefined
  }
}
