import type { Piece } from './readMessage.js'
import type { Signature } from './readSignature.js'

/** Numbers whose plural forms a translation needs. */
const counts = [...Array(201).keys()]

/**
 * Finds what is wrong with a message: an argument that is unknown, lost or
 * formatted as another type, and plural forms that are not the language's.
 *
 * @param english - the same message in English
 * @param locale - BCP 47 tag
 */
export function findMessageFaults(
  message: readonly Piece[],
  english: { message: readonly Piece[]; signature: Signature },
  locale: string,
): string[] {
  const faults: string[] = []
  visit(message)
  if (faults.length) return faults
  const printed = listPrinted(message)
  const lost = [...listPrinted(english.message)].filter(
    (name) => !printed.has(name),
  )
  return lost.map((name) => `loses {${name}}`)

  function visit(pieces: readonly Piece[]) {
    for (const piece of pieces) {
      if (piece.type === 'text') continue
      const fault = findArgumentFault(piece, english.signature)
      if (fault) faults.push(fault)
      else if (piece.type === 'plural')
        faults.push(...findPlural(piece, locale))
      if ('forms' in piece) for (const form of piece.forms.values()) visit(form)
    }
  }
}

function findArgumentFault(
  piece: Exclude<Piece, { type: 'text' }>,
  { arguments: known }: Signature,
) {
  const { name, type } = piece
  const argument = known.get(name)
  if (!argument) return `has {${name}}, which English does not have`
  const { isOptional, kind } = argument
  const allowed = {
    date: ['date', 'time'],
    number: ['number', 'plural', 'value'],
    text: ['select', 'value'],
  }[kind]
  if (!allowed.includes(type))
    return `has {${name}} as a ${type}, but it is a ${kind}`
  if (type === 'select' && !isOptional && piece.forms.has('none'))
    return `has a form for no {${name}}, but there always is one`
  return undefined
}

function findPlural(
  { forms, name }: { forms: Map<string, Piece[]>; name: string },
  locale: string,
): string[] {
  const rules = new Intl.PluralRules(locale)
  const ruleOf = counts.map((count) => rules.select(count))
  const exact = [...forms.keys()].filter((key) => key.startsWith('='))
  const toNumbers = (rule: string) =>
    counts.filter(
      (count) => ruleOf[count] === rule && !exact.includes(`=${count}`),
    )
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const given = [...forms.keys()].filter((key) => !exact.includes(key))
  const needed = new Set(['other', ...ruleOf])
  const prints = (key: string) => listPrinted(forms.get(key) ?? []).has(name)
  return [
    ...[...needed]
      .filter((rule) => !forms.has(rule))
      .map((rule) => `lacks the plural '${rule}' of {${name}}`),
    ...given
      .filter((rule) => !known.includes(rule))
      .map(
        (rule) => `has a plural '${rule}' of {${name}}, not in this language`,
      ),
    // Russian `one` is also 21. French `one` is also 0, which is rarely said.
    ...given
      .filter((rule) => prints('other') && !prints(rule))
      .filter((rule) => toNumbers(rule).filter(Boolean).length > 1)
      .map((rule) => `loses {${name}} in its plural '${rule}'`),
  ]
}

/** Arguments that a message shows, where no form is more special. */
function listPrinted(pieces: readonly Piece[]): Set<string> {
  return new Set(
    pieces.flatMap((piece) => {
      if (piece.type === 'text') return []
      if ('forms' in piece)
        return [...listPrinted(piece.forms.get('other') ?? [])]
      return [piece.name]
    }),
  )
}
