import { fillSentence, findValue } from './fillSentence.js'
import { readSentences, type Sentence } from './readSentences.js'

/** Numbers at which some language has another form. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100]

/** What stays as it is: names, kinds of tokens and addresses. */
const kept =
  /\b(Apple|App Store|Discord|EVM|Facebook|Farcaster|GitHub|Google( Play)?|NFTs?|QR|SOL|Solana|X|0x…|Max)\b/g

/** Scripts that end a sentence without a mark. */
const withoutStops: readonly string[] = ['th']
const stop = /[.。।]$/

/**
 * What is wrong with a translation, a sentence for each fault.
 *
 * @param language - its tag and its direction
 */
export function findFaults(
  language: { direction: string; locale: string },
  english: object,
  translation: object,
): string[] {
  const wanted = readSentences(english)
  const given = readSentences(translation)
  const missing = [...wanted.keys()].filter(
    (path) => given.get(path) === undefined,
  )
  const surplus = [...given.keys()].filter((path) => !wanted.has(path))
  const faults = [...wanted].flatMap(([path, sentence]) => {
    const translated = given.get(path)
    if (translated === undefined) return []
    return check(language, sentence, translated).map(
      (fault) => `${path} ${fault}`,
    )
  })
  return [
    ...missing.map((path) => `${path} is missing`),
    ...surplus.map((path) => `${path} is not in English`),
    ...faults,
  ]
}

function check(
  language: { direction: string; locale: string },
  english: Sentence,
  translated: Sentence,
): string[] {
  if (typeof english !== typeof translated) return ['is of another kind']
  const value = typeof english === 'string' ? undefined : findValue(english)
  const before = fillSentence(english, value) ?? ''
  const after = fillSentence(translated, value)
  if (after === undefined) return ['throws']
  const faults = typeof english === 'string' ? [] : checkCounts(translated)
  if (!after.trim()) faults.push('is empty')
  if (/ {2}/.test(after)) faults.push('has a double space')
  if (after !== after.trim()) faults.push('has a space at its edge')
  if (/undefined|NaN|Invalid/.test(after)) faults.push(`says '${after}'`)
  if (isSame(before, after)) faults.push('is still in English')
  const isDate = value !== undefined && /\b(19|20)\d\d\b|:00/.test(before)
  if (isDate ? !/\d/.test(after) : !isSameSet(before, after))
    faults.push(`has not the values of '${before}', it says '${after}'`)
  if (language.direction === 'rtl' && /⟦/.test(after.replace(isolated, '')))
    faults.push('has a value that is not isolated')
  if (typeof english === 'string' && !withoutStops.includes(language.locale))
    faults.push(...checkStop(before, after))
  return faults
}

const isolated = /\u2068[^\u2069]*\u2069/g

/** No form is missing for any number. */
function checkCounts(translated: Sentence): string[] {
  return counts.flatMap((count) => {
    const text =
      fillSentence(translated, count) ??
      fillSentence(translated, { count, unit: 'day' })
    return text === undefined || text.trim() ? [] : [`is empty for ${count}`]
  })
}

/** Short words and names can be the same in both. */
function isSame(before: string, after: string) {
  const words =
    before
      .replace(mark, '')
      .replace(kept, '')
      .match(/\p{L}{2,}/gu) ?? []
  return before === after && words.length > 2
}

const mark = /⟦[^⟧]*⟧/g

/** The same marks and the same numbers, however often and wherever. */
function isSameSet(before: string, after: string) {
  const [one, other] = [before, after].map((text) => {
    const numbers = text.replace(mark, '').match(/\d+([.,]\d+)*/g) ?? []
    const values = numbers.map((number) => number.replace(',', '.'))
    return [...new Set([...(text.match(mark) ?? []), ...values])].sort().join()
  })
  return one === other
}

function checkStop(before: string, after: string): string[] {
  if (stop.test(before) === stop.test(after)) return []
  if (stop.test(before)) return ['lacks its full stop']
  return after.includes(' ') ? ['ends with a full stop'] : []
}
