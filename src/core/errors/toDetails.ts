import { ERROR_DETAILS_MAX_LENGTH } from '../constants.js'

/** Foreign text as an addition to an error: one line, capped, no key in it. */
export function toDetails(text: string): string {
  const stripped = text
    .slice(0, 4 * ERROR_DETAILS_MAX_LENGTH)
    .replace(unprintable, ' ')
    .replace(secret, '$1…')
  return stripped.length > ERROR_DETAILS_MAX_LENGTH
    ? `${stripped.slice(0, ERROR_DETAILS_MAX_LENGTH)}…`
    : stripped
}

/** Control characters, zero-width and direction marks, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Of a pairing's URI: a wallet can say it back. */
const secret = /(symKey(?:=|%3D))[\da-f]+/gi
