import { quote, showInvisible } from './quote.js'
import type { Piece } from './readMessage.js'
import type { Signature } from './readSignature.js'
import { shareWords } from './shareWords.js'

/** Helpers that generated code calls. */
export type Helper =
  | 'date'
  | 'dateTime'
  | 'isolate'
  | 'month'
  | 'plural'
  | 'time'

export type Words = {
  locale: string
  isRightToLeft: boolean
  /** Receives the helpers that the code calls. */
  helpers: Set<Helper>
  /** Expression for the word that stands for an argument, such as a brand. */
  lookup?: ((name: string) => string | undefined) | undefined
  /** Text that a form's key stands for, where it is the key of a message. */
  findText?: ((key: string) => string | undefined) | undefined
}

/**
 * Writes the function of a message: `(name) => \`Open ${name}\``.
 *
 * @param words.types - whether parameters have types, as in English
 */
export function writeFunction(
  message: readonly Piece[],
  signature: Signature,
  words: Words & { types: boolean },
): string {
  const used = new Set<string>()
  const state = { depth: 0, signature, used }
  const body = writeText(shareWords(message), words, state)
  return `(${writeParameters(signature, used, words.types)}) => ${body}`
}

function writeParameters(
  { arguments: known, isObject, parameters }: Signature,
  used: ReadonlySet<string>,
  hasTypes: boolean,
) {
  if (hasTypes) return parameters
  const names = [...known.keys()]
  if (isObject) {
    const picked = names.filter((name) => used.has(name))
    return picked.length ? `{ ${picked.join(', ')} }` : ''
  }
  const last = names.findLastIndex((name) => used.has(name))
  return names
    .slice(0, last + 1)
    .map((name) => (used.has(name) ? name : `_${name}`))
    .join(', ')
}

type State = {
  /** Isolates that the text itself has opened. */
  depth: number
  signature: Signature
  used: Set<string>
}

function writeText(
  pieces: readonly Piece[],
  words: Words,
  state: State,
): string {
  const inner = { ...state }
  const [first] = pieces
  if (pieces.length === 1 && first && first.type !== 'text') {
    const code = writePiece(first, words, inner)
    return isText(first, inner) ? code : `\`\${${code}}\``
  }
  if (pieces.every(({ type }) => type === 'text'))
    return quote(
      pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    )
  const parts = pieces.map((piece) => {
    if (piece.type !== 'text') return `\${${writePiece(piece, words, inner)}}`
    const opened = piece.text.match(/[\u2066-\u2068]/g)?.length ?? 0
    inner.depth += opened - (piece.text.match(/\u2069/g)?.length ?? 0)
    return showInvisible(piece.text.replace(/[`\\{]/g, '\\$&'))
  })
  return `\`${parts.join('')}\``
}

/** Whether the code of a piece is a string already. */
function isText(piece: Exclude<Piece, { type: 'text' }>, { signature }: State) {
  if (piece.type === 'number') return false
  const argument = signature.arguments.get(piece.name)
  return piece.type !== 'value' || argument?.kind === 'text'
}

function writePiece(
  piece: Exclude<Piece, { type: 'text' }>,
  words: Words,
  state: State,
): string {
  const { name, type } = piece
  const argument = state.signature.arguments.get(name)
  if (type === 'plural') return writePlural(piece, words, state)
  state.used.add(name)
  if (type === 'select') return writeSelect(piece, words, state)
  if (type === 'date' || type === 'time') {
    words.helpers.add(type)
    return `${type}(${name === 'seconds' ? 'seconds * 1_000' : name})`
  }
  const value = words.lookup?.(name) ?? name
  if (argument?.kind !== 'text' || !words.isRightToLeft || state.depth > 0)
    return value
  words.helpers.add('isolate')
  return `isolate(${value})`
}

function writePlural(
  { forms, name }: { forms: Map<string, Piece[]>; name: string },
  words: Words,
  state: State,
): string {
  const type = state.signature.arguments.get(name)?.type ?? 'number'
  const is = (count: string) =>
    type === 'string'
      ? `${name} === '${count}'`
      : `${type === 'number' ? name : `Number(${name})`} === ${count}`
  const write = (form: readonly Piece[]) => writeText(form, words, state)
  const exact = [...forms].filter(([key]) => key.startsWith('='))
  const other = write(forms.get('other') ?? [])
  const rules = [...forms]
    .filter(([key]) => !key.startsWith('=') && key !== 'other')
    .map(([key, form]) => [key, write(form)] as const)
    // What is missing is `other`.
    .filter(([, code]) => code !== other)
  const rest = !rules.length
    ? other
    : words.locale === 'en'
      ? // One English form needs no rules.
        `${is('1')} ? ${rules[0]?.[1]} : ${other}`
      : `plural(${name}, { ${rules.map(([key, code]) => `${key}: ${code}, `).join('')}other: ${other} })`
  if (rest !== other || exact.length) state.used.add(name)
  if (rest.startsWith('plural(')) words.helpers.add('plural')
  return exact.reduceRight(
    (code, [key, form]) => `${is(key.slice(1))} ? ${write(form)} : ${code}`,
    rest,
  )
}

function writeSelect(
  { forms, name }: { forms: Map<string, Piece[]>; name: string },
  words: Words,
  state: State,
): string {
  const write = (form: readonly Piece[] = []) => writeText(form, words, state)
  const { none, other, ...cases } = Object.fromEntries(forms)
  const rest = Object.entries(cases).reduceRight((code, [key, form]) => {
    const text = words.findText?.(key) ?? key
    return `${name} === ${quote(text)} ? ${write(form)} : ${code}`
  }, write(other))
  return none ? `${name} ? ${rest} : ${write(none)}` : rest
}
