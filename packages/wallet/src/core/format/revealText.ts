// As in `cleanText`, but for variation selectors, which have a rule of their own.
const hidden = /(?![\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** Families and flags: one picture of several, joined by hidden characters. */
const joined =
  /(?:\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d)+\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?|\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu
/** A variation selector, and the emoji or the keycap that it belongs to. */
const selector =
  /(\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))?([\ufe0e\ufe0f])/gu
/** No script puts more marks on a letter; more run over the lines around it. */
const marks = /(\p{M}{4})(\p{M}+)/gu

/**
 * Text as it will be signed, with every character that would hide or reorder
 * something made visible as `⟨U+202E⟩`. Line feeds and tabs stay, and so do
 * the characters that join an emoji.
 */
export function revealText(text: string): string {
  let shown = ''
  let start = 0
  for (const { 0: emoji, index } of text.matchAll(joined)) {
    shown += reveal(text.slice(start, index)) + emoji
    start = index + emoji.length
  }
  return shown + reveal(text.slice(start))
}

function reveal(text: string) {
  return text
    .replace(selector, (all, owner?: string) => (owner ? all : spell(all)))
    .replace(marks, (_, some: string, more: string) => some + spell(more))
    .replace(hidden, (character) =>
      character === '\n' || character === '\t' ? character : spell(character),
    )
}

function spell(text: string) {
  return Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0
    return `⟨U+${point.toString(16).toUpperCase().padStart(4, '0')}⟩`
  }).join('')
}
