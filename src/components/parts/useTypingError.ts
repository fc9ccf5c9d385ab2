'use client'
import { useState } from 'react'
import { getTypingProblem } from '../../features/payments/getTypingProblem.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Says why an amount field rejects what was typed or pasted last, and whether
 * the amount is still being typed: `0.` on the way to `0.1` is no error yet.
 *
 * @param value - text of the field
 */
export function useTypingError(value: string): useTypingError.ReturnType {
  const { refused } = useInsideStrings().send
  const [problem, setProblem] = useState<getTypingProblem.ReturnType>()
  const [isTyping, setIsTyping] = useState(false)
  return {
    check(typed) {
      setProblem(getTypingProblem(value, typed))
      setIsTyping(true)
    },
    error: problem && refused[problem.kind](problem.plain),
    events: {
      onBlur: () => setIsTyping(false),
      onFocus: () => setIsTyping(true),
    },
    isTyping,
    isUnfinished: isTyping && /^[0.,]*$/.test(value),
  }
}

export declare namespace useTypingError {
  type ReturnType = {
    /** Call it with the new text. */
    check: (typed: string) => void
    error: string | undefined
    /** Events of the field. */
    events: { onBlur: () => void; onFocus: () => void }
    isTyping: boolean
    /** Whether it is being typed and has no digit above zero yet. */
    isUnfinished: boolean
  }
}
