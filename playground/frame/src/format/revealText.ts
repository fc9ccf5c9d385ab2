const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\u{e0100}-\u{e01ef}]/gu

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
