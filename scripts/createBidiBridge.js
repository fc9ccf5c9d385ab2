/** Playwright's function that types text into a field. */
const insertText = 'bidiInsertText(window, text)'
/** Where it sets the value of a field itself, which React ignores. */
const setsValue = 'const inputElement = element;'
const inserts = `if (window.document.execCommand('insertText', false, text)) return; ${setsValue}`

/** Commands that Playwright needs answered and that Firefox 153 lacks. */
const optional = new Set(['emulation.setMediaFeaturesOverride'])

/** Far above the IDs that Playwright counts up to. */
const FIRST_OWN_ID = 2 ** 40

/**
 * Bridges the gaps between Playwright's WebDriver BiDi client and Firefox ESR:
 *
 * 1. Playwright's `fill` sets the value of a field. Here the text is inserted
 *    as if it was typed.
 * 2. A command in `optional` that the browser does not support counts as done.
 * 3. Playwright sends keys to the page, and Firefox leaves them there when a
 *    frame of another process has focus. Here that frame receives them.
 *
 * @param {{ toBrowser(text: string): void, toClient(text: string): void }} ends
 * @returns {{ fromBrowser(text: string): void, fromClient(text: string): void }}
 *   `fromClient` throws if Playwright's function is not the known one.
 */
export function createBidiBridge({ toBrowser, toClient }) {
  /** @type {Set<number>} */
  const asked = new Set()
  /** @type {Map<number, (result: any) => void>} */
  const own = new Map()
  let nextId = FIRST_OWN_ID

  /**
   * @param {string} context
   * @returns {Promise<string>} The context that has focus within this one.
   */
  async function findFocused(context) {
    const id = nextId++
    const result = await new Promise((resolve) => {
      own.set(id, resolve)
      const params = {
        awaitPromise: false,
        expression: 'document.activeElement?.contentWindow',
        target: { context },
      }
      toBrowser(JSON.stringify({ id, method: 'script.evaluate', params }))
    })
    const inner = result?.result?.value?.context
    return inner === undefined ? context : findFocused(inner)
  }

  /** @param {any} command */
  async function sendKeys(command) {
    const context = await findFocused(command.params.context)
    toBrowser(
      JSON.stringify({ ...command, params: { ...command.params, context } }),
    )
  }

  return {
    fromClient(text) {
      const command = JSON.parse(text)
      const { id, method, params } = command
      if (optional.has(method)) asked.add(id)
      if (method === 'input.performActions' && isOnlyKeys(params))
        return void sendKeys(command)
      if (!text.includes(insertText)) return toBrowser(text)
      if (!text.includes(setsValue))
        throw new Error(
          `Playwright types text in another way than before. Adapt scripts/createBidiBridge.js: '${setsValue}' is not in ${insertText}.`,
        )
      toBrowser(text.replaceAll(setsValue, inserts))
    },
    fromBrowser(text) {
      if (asked.size === 0 && own.size === 0) return toClient(text)
      const { error, id, result } = JSON.parse(text)
      const answer = own.get(id)
      if (answer) {
        own.delete(id)
        return answer(result)
      }
      if (!asked.delete(id) || error !== 'unknown command')
        return toClient(text)
      toClient(JSON.stringify({ id, result: {}, type: 'success' }))
    },
  }
}

/** @param {{ actions: { type: string }[] }} params */
function isOnlyKeys({ actions }) {
  return actions.every(({ type }) => type === 'key')
}
