const NAME_MAX_LENGTH = 64
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/**
 * Returns a name that a stranger has chosen as one plain line of at most 64
 * characters; `undefined` when it is empty.
 */
export function toPlainName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .slice(0, 4 * NAME_MAX_LENGTH)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...text].slice(0, NAME_MAX_LENGTH).join('') || undefined
}
