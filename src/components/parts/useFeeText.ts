'use client'
import { useFiat } from '../strings/useFiat.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Returns the text of a fee with what it is worth in fiat, if that is known.
 *
 * @param currency - ISO 4217 code of what it is worth; default the user's
 */
export function useFeeText(
  currency?: string | undefined,
): useFeeText.ReturnType {
  const { send } = useInsideStrings()
  const toFiat = useFiat()
  return (text, worth) =>
    // Omit a worth of zero, which would be misleading.
    worth !== undefined && /[1-9]/.test(worth)
      ? `${text} (${send.worth(toFiat(worth, currency))})`
      : text
}

export declare namespace useFeeText {
  type ReturnType = (text: string, worth: string | undefined) => string
}
