import { SELECT_TYPEAHEAD_RESET_MS } from '../constants.js'

/**
 * Finds a choice by what is typed, as a select does (ARIA Authoring Practices,
 * listbox): letters within a second of each other are one word, the same
 * letter again and again goes through all that begin with it.
 *
 * @example
 * const find = createTypeahead()
 * find({ at: 0, current: 0, key: 'p', texts: ['Ethereum', 'Polygon'] }) // 1
 */
export function createTypeahead() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  /** @returns index of what is to be focused; `undefined`: nothing fits */
  return function find(
    parameters: createTypeahead.Parameters,
  ): number | undefined {
    const { at, current, key, texts } = parameters
    if (at - last > SELECT_TYPEAHEAD_RESET_MS) typed = ''
    last = at
    typed += fold(key)
    const [letter = ''] = typed
    const isRepeated = typed === letter.repeat(typed.length)
    const wanted = isRepeated ? letter : typed
    // A first letter leads on; a longer word may stay where it is.
    const start = isRepeated ? current + 1 : Math.max(current, 0)
    const order = texts.map((_, index) => (start + index) % texts.length)
    return order.find((index) => fold(texts[index] ?? '').startsWith(wanted))
  }
}

/** Upper case and accents do not count. */
const fold = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export declare namespace createTypeahead {
  type Parameters = {
    /** When the key was pressed, in ms. */
    at: number
    /** Index of the choice that has the focus, -1 without one. */
    current: number
    /** What was typed, one character. */
    key: string
    /** What the choices are called. */
    texts: readonly string[]
  }
}
