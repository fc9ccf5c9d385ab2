import type { Piece } from './readMessage.js'

/**
 * Takes the words that all plural forms start or end with out of them, so that
 * they are loaded once.
 *
 * @example
 * '{n, plural, one {Sign # call} other {Sign # calls}}'
 * // 'Sign {n, plural, one {# call} other {# calls}}'
 */
export function shareWords(message: readonly Piece[]): Piece[] {
  return message.flatMap((piece) => {
    if (piece.type !== 'plural') return [piece]
    const forms = [...piece.forms.values()]
    const start = share(forms.map((form) => toText(form[0]))).replace(
      /\S*$/,
      '',
    )
    const ends = forms.map((form) => {
      const last = toText(form.at(-1))
      // What is taken from the start is not there for the end.
      return form.length === 1 ? last.slice(start.length) : last
    })
    const end = reverse(share(ends.map(reverse))).replace(/^\S*/, '')
    const inner = [...piece.forms].map(
      ([key, form]) => [key, cut(form, start.length, end.length)] as const,
    )
    return [
      ...(start ? [{ type: 'text', text: start } as const] : []),
      { ...piece, forms: new Map(inner) },
      ...(end ? [{ type: 'text', text: end } as const] : []),
    ]
  })
}

function cut(form: readonly Piece[], start: number, end: number): Piece[] {
  return form
    .map((piece, index) => {
      if (piece.type !== 'text') return piece
      const from = index === 0 ? start : 0
      const to = piece.text.length - (index === form.length - 1 ? end : 0)
      return { ...piece, text: piece.text.slice(from, to) }
    })
    .filter((piece) => piece.type !== 'text' || piece.text)
}

const toText = (piece: Piece | undefined) =>
  piece?.type === 'text' ? piece.text : ''

const reverse = (text: string) => [...text].reverse().join('')

/** What all texts start with. */
function share([first = '', ...others]: readonly string[]): string {
  let length = 0
  while (
    length < first.length &&
    others.every((text) => text[length] === first[length])
  )
    length += 1
  return first.slice(0, length)
}
