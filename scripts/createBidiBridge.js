/** Playwright's function that types a text into a field. */
const insertText = 'bidiInsertText(window, text)'
/** Where it sets the value of a field itself, which React ignores. */
const setsValue = 'const inputElement = element;'
const inserts = `if (window.document.execCommand('insertText', false, text)) return; ${setsValue}`

/** Commands that Playwright needs an answer to and that Firefox 153 lacks. */
const optional = new Set(['emulation.setMediaFeaturesOverride'])

/**
 * Makes up for what Playwright's WebDriver BiDi client and Firefox ESR do not
 * have in common:
 *
 * 1. Playwright's `fill` sets the value of a field. Here the text is inserted
 *    as if it was typed.
 * 2. A command in `optional` that the browser does not know counts as done.
 *
 * @returns {{ toBrowser(text: string): string, toClient(text: string): string }}
 *   `toBrowser` throws when Playwright's function is not the known one.
 */
export function createBidiBridge() {
  /** @type {Set<number>} */
  const asked = new Set()
  return {
    toBrowser(text) {
      const { id, method } = JSON.parse(text)
      if (optional.has(method)) asked.add(id)
      if (!text.includes(insertText)) return text
      if (!text.includes(setsValue))
        throw new Error(
          `Playwright types text in another way than before. Adapt scripts/createBidiBridge.js: '${setsValue}' is not in ${insertText}.`,
        )
      return text.replaceAll(setsValue, inserts)
    },
    toClient(text) {
      if (asked.size === 0) return text
      const { error, id } = JSON.parse(text)
      if (!asked.delete(id) || error !== 'unknown command') return text
      return JSON.stringify({ id, result: {}, type: 'success' })
    },
  }
}
