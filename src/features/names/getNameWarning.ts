/**
 * Why a name may not be the one it looks like:
 *
 * - `invisible`: contains characters that are not drawn, or that turn the
 *   reading direction
 * - `mixedScripts`: one of its labels mixes letters of scripts that are not
 *   written together, such as Latin and Cyrillic
 * - `confusable`: one of its labels is written in another script, and all its
 *   letters look like Latin ones, or it has letters of the Latin script that
 *   look like another
 */
export type NameWarning = 'invisible' | 'mixedScripts' | 'confusable'

/**
 * Returns why a name may not be the one it looks like (UTS 39). Names of
 * ASCII letters have no warning.
 *
 * @param name - full name; each label is checked on its own
 *
 * @example
 * getNameWarning('vit\u0430lik.eth') // 'mixedScripts'
 */
export function getNameWarning(name: string): NameWarning | undefined {
  if (ascii.test(name)) return undefined
  if (invisible.test(name.replace(joined, ''))) return 'invisible'
  const labels = name.normalize('NFKD').split('.')
  if (labels.some(isMixed)) return 'mixedScripts'
  return labels.some(isConfusable) ? 'confusable' : undefined
}

const ascii = /^[\x20-\x7e]*$/

/** Emoji may be joined, and ask for their own drawing. */
const joined =
  /[#*\d]\ufe0f?\u20e3|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?/gu

/** Control and format characters, selectors, and letters that are blank. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|\p{Variation_Selector}/u

/** Scripts that are written together; Latin joins those of East Asia. */
const families = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  [
    'East Asia',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  ],
] as const

const known = new RegExp(
  `[${families.map(([, { source }]) => source.replace(/^\[|\]$/g, '')).join('')}\\p{Script=Common}\\p{Script=Inherited}]`,
  'gu',
)

function isMixed(label: string) {
  const found = families
    .filter(([, pattern]) => pattern.test(label))
    .map(([family]) => family)
  // All other scripts count as one.
  const count = found.length + (label.replace(known, '') ? 1 : 0)
  const isUsual =
    count === 2 && found.includes('Latin') && found.includes('East Asia')
  return count > 1 && !isUsual
}

/** Letters that look like Latin ones, or like a digit. */
const lookAlikes =
  /^[\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b1\u03b3\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u0405\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c-\u041e\u0420-\u0425\u0430\u0432\u0435\u0437\u043a\u043c\u043d\u043e\u0440-\u0443\u0445\u044c\u0455\u0456\u0458\u0461\u0475\u04af\u04bb\u04cf\u0501\u051b\u051d\u0561\u0563\u0566\u0570\u0578\u057c\u057d\u0581\u0582\u0584\u0585\u13a0-\u13ff\u05d5\u05d8\u05df\u05e1\u05c0\u0660-\u0669\u06f0-\u06f9]+$/u

/** Letters of the Latin script that look like another of its letters. */
const latinTwins =
  /[\u0131\u0237\u0251\u0261\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u01c0-\u01c3\u1d00-\u1d2b\ua730\ua731\uab32\uab35\uab3d]/u

function isConfusable(label: string) {
  const letters = label.replace(/[\x20-\x7e]|\p{M}/gu, '')
  if (!letters) return false
  return latinTwins.test(letters) || lookAlikes.test(letters)
}
