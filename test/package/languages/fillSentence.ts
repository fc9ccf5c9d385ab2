import type { Sentence } from './readSentences.js'

/** Gives a mark for whatever is asked of it. */
const marks = new Proxy({}, { get: (_, key) => `⟦${String(key)}⟧` })

/** What functions of the catalogue take; the first that fits is taken. */
const values: readonly unknown[] = [
  '⟦value⟧',
  marks,
  { month: 2, year: 2001 },
  'solana',
  'google',
  Date.UTC(2001, 1, 1),
]

/** What a function of the English catalogue can be asked with. */
export function findValue(sentence: Sentence): unknown {
  // Numbers take their own form, and are not set apart.
  if (/^\(?(count|seconds)\b/.test(String(sentence))) return '7'
  if (/^\(\{ ?count, ?unit\b/.test(String(sentence)))
    return { count: 7, unit: 'hour' }
  const found = values.find((value) => {
    const text = fillSentence(sentence, value)
    return text !== undefined && !/undefined|NaN|Invalid|object /.test(text)
  })
  if (found === undefined) throw new Error(`No value fits ${sentence}`)
  return found
}

/** A sentence with its values in it, `undefined` when they do not fit. */
export function fillSentence(
  sentence: Sentence,
  value: unknown,
): string | undefined {
  if (typeof sentence === 'string') return sentence
  try {
    return sentence(value as never)
  } catch {
    return undefined
  }
}
