// Control, format and unassigned characters, line separators, and characters
// that fonts render as blank.
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/** Excess combining marks, which would extend far above and below the line. */
const piled = /(\p{M}{4})\p{M}+/gu

/**
 * Sanitizes untrusted text for display on one line, for example a token's
 * name: removes invisible and direction-changing characters, collapses
 * whitespace and truncates.
 *
 * @param text - untrusted text
 * @param maxLength - maximum number of characters
 *
 * @example
 * cleanText('US\u202eDC', 12) // 'USDC'
 */
export function cleanText(text: string, maxLength: number): string {
  const cleaned = text
    .slice(0, 4 * maxLength)
    .replace(invisible, '')
    .replace(piled, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...cleaned]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength - 1).join('')}…`
    : cleaned
}
