import { SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'

/** A symbol or code of a currency as it may be shown. */
export function toCode(text: string): string {
  return cleanText(text, SYMBOL_MAX_LENGTH)
}
