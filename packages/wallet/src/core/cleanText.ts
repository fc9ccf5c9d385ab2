// Controls, format and unassigned characters, line separators, and what fonts
// draw as nothing.
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/**
 * Foreign text for one line: without invisible or direction-changing
 * characters, without runs of space, and capped.
 */
export function cleanText(text: string, maxLength: number): string {
  const cleaned = text
    .slice(0, 4 * maxLength)
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...cleaned]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength - 1).join('')}…`
    : cleaned
}
