import { h } from './h.js'

const CODE_LENGTH = 6

/** The field of a code of an authenticator app. */
export function drawDigitsField(label: string): {
  element: HTMLElement
  input: HTMLInputElement
} {
  const input = h('input', {
    class: 'code',
    id: 'digits',
    dir: 'ltr',
    dataset: { testid: 'mfa-code' },
  })
  Object.assign(input, {
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: CODE_LENGTH,
  })
  const name = h('label', { class: 'caption' }, label)
  name.htmlFor = 'digits'
  return { element: h('div', { class: 'field' }, name, input), input }
}
