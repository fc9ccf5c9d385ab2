'use client'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Returns the text of a fee with what it is worth in fiat, if that is known. */
export function useFeeText(): useFeeText.ReturnType {
  const { send } = useInsideStrings()
  const toFigure = useFigures()
  return (text, worth) =>
    // Omit a worth of zero, which would be misleading.
    worth !== undefined && /[1-9]/.test(worth)
      ? `${text} (${send.worth(toFigure(worth))})`
      : text
}

export declare namespace useFeeText {
  type ReturnType = (text: string, worth: string | undefined) => string
}
