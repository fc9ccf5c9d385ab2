// Controls, format and unassigned characters, line separators, and what fonts
// draw as nothing.
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/** Marks pile up on one letter, far above and below its line. */
const piled = /(\p{M}{4})\p{M}+/gu

/**
 * Foreign text for one line, such as the name of a token: without invisible or
 * direction-changing characters, without runs of space, and capped.
 *
 * @param text - what somebody else has written
 * @param maxLength - characters to show at most
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
