// Controls, separators, format characters (bidi, zero width, tags), surrogates
// without partner, private use, and blank letters that draw nothing.
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu

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
