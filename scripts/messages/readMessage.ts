import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** Part of a message: text, or what becomes of an argument. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'value' | 'number' | 'date' | 'time'; name: string }
  /** `forms` by category of the language, or by number: `=0`. */
  | { type: 'plural' | 'select'; name: string; forms: Map<string, Piece[]> }

/**
 * Reads a message in ICU MessageFormat. Numbers have no style, dates are
 * `medium` and times `short`, as the components format them.
 *
 * @throws Error if it is not one, or has what the generator cannot write
 */
export function readMessage(message: string): Piece[] {
  // Most sentences are plain, and there are tens of thousands.
  if (!/['{}]/.test(message)) return [{ type: 'text', text: message }]
  let elements: MessageFormatElement[]
  try {
    elements = parse(message, { ignoreTag: true })
  } catch (error) {
    const { location, message: kind } = error as Error & {
      location?: { start: { offset: number } }
    }
    const reason = kind.toLowerCase().replaceAll('_', ' ')
    throw new Error(`${reason}, at character ${location?.start.offset}`)
  }
  return toPieces(elements)
}

function toPieces(elements: MessageFormatElement[], counted = ''): Piece[] {
  return elements.map((element) => toPiece(element, counted))
}

/** @param counted - argument that `#` stands for */
function toPiece(element: MessageFormatElement, counted: string): Piece {
  if (isLiteralElement(element)) return { type: 'text', text: element.value }
  if (isPoundElement(element)) return { type: 'number', name: counted }
  const { value: name } = element
  if (isArgumentElement(element)) return { type: 'value', name }
  if (isNumberElement(element)) return toStyled('number', element, '')
  if (isDateElement(element)) return toStyled('date', element, 'medium')
  if (isTimeElement(element)) return toStyled('time', element, 'short')
  if (isSelectElement(element))
    return { type: 'select', name, forms: toForms(element.options, counted) }
  if (isPluralElement(element)) {
    if (element.offset || element.pluralType !== 'cardinal')
      throw new Error(`{${name}} is neither plain plural nor select`)
    return { type: 'plural', name, forms: toForms(element.options, name) }
  }
  throw new Error(`<${name}> is not supported`)
}

function toForms(
  options: Record<string, { value: MessageFormatElement[] }>,
  counted: string,
) {
  const forms = Object.entries(options).map(
    ([key, { value }]) => [key, toPieces(value, counted)] as const,
  )
  return new Map(forms)
}

function toStyled(
  type: 'date' | 'number' | 'time',
  element: { style?: unknown; value: string },
  allowed: string,
): Piece {
  const { style, value: name } = element
  if (style && style !== allowed)
    throw new Error(`{${name}} has a style other than '${allowed}'`)
  return { type, name }
}
