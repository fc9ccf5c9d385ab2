import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { cleanText } from '../../core/format/cleanText.js'

/** Sanitizes a currency symbol or code for display. */
export function toCode(text: string): string {
  return cleanText(text, SYMBOL_MAX_LENGTH)
}
