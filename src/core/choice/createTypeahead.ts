import { SELECT_TYPEAHEAD_RESET_MS } from '../constants/modal.js'

/**
 * Creates a typeahead search for a list, as in a native select (ARIA Authoring
 * Practices, listbox). Characters typed within one second of each other form a
 * word; repeating one letter cycles through the options that start with it.
 *
 * @example
 * const find = createTypeahead()
 * find({ at: 0, current: 0, key: 'p', texts: ['Ethereum', 'Polygon'] }) // 1
 */
export function createTypeahead() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  /** @returns index of the option to focus, or `undefined` if none matches */
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
    // A single letter moves to the next option; a longer word may match the
    // current one.
    const start = isRepeated ? current + 1 : Math.max(current, 0)
    const order = texts.map((_, index) => (start + index) % texts.length)
    return order.find((index) => fold(texts[index] ?? '').startsWith(wanted))
  }
}

/** Ignores case and accents. */
const fold = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export declare namespace createTypeahead {
  type Parameters = {
    /** Time of the key press in milliseconds. */
    at: number
    /** Index of the focused option, -1 if none. */
    current: number
    /** The typed character. */
    key: string
    /** Labels of the options. */
    texts: readonly string[]
  }
}
