import { ERROR_DETAILS_MAX_LENGTH } from '../constants/frame.js'

/**
 * Sanitizes untrusted text for an error's `details`: one line, truncated,
 * without keys.
 */
export function toDetails(text: string): string {
  const stripped = text
    .slice(0, 4 * ERROR_DETAILS_MAX_LENGTH)
    .replace(unprintable, ' ')
    .replace(secret, '$1…')
  return stripped.length > ERROR_DETAILS_MAX_LENGTH
    ? `${stripped.slice(0, ERROR_DETAILS_MAX_LENGTH)}…`
    : stripped
}

/** Control characters, zero-width and directional marks, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Key of a pairing URI, which a wallet may echo. */
const secret = /(symKey(?:=|%3D))[\da-f]+/gi
