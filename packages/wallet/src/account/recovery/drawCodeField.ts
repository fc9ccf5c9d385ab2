import { h } from '../../ui/h.js'

/** Six groups of five, with blanks between. */
const CODE_MAX_LENGTH = 64

/** The field in which a recovery code is typed. */
export function drawCodeField(label: string): {
  element: HTMLElement
  input: HTMLTextAreaElement
} {
  const input = h('textarea', {
    class: 'recovery-input',
    id: 'recovery-code',
    dir: 'ltr',
    dataset: { testid: 'recovery-input' },
  })
  Object.assign(input, {
    autocapitalize: 'characters',
    autocomplete: 'off',
    maxLength: CODE_MAX_LENGTH,
    rows: 2,
    spellcheck: false,
  })
  const name = h('label', { class: 'caption' }, label)
  name.htmlFor = 'recovery-code'
  return { element: h('div', { class: 'field wide' }, name, input), input }
}
