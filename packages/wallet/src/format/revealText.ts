// As in `cleanText`, but for the selectors that only choose an emoji's style.
const hidden = /(?![\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/**
 * Text as it will be signed, with every character that would hide or reorder
 * something made visible as `⟨U+202E⟩`. Line feeds and tabs stay.
 */
export function revealText(text: string): string {
  return text.replace(hidden, (character) => {
    if (character === '\n' || character === '\t') return character
    const point = character.codePointAt(0) ?? 0
    return `⟨U+${point.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
