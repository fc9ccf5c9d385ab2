/**
 * Copies text to the clipboard. On pages without HTTPS, the browser copies a
 * selection, as it did before the Clipboard API.
 *
 * @throws when the browser does not allow it
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = globalThis.navigator ?? {}
  if (!clipboard) return copySelected(text)
  try {
    await clipboard.writeText(text)
  } catch (error) {
    // The permission is denied, for example by the page around an iframe.
    try {
      copySelected(text)
    } catch {
      throw error
    }
  }
}

/** Returns what reads the clipboard, where the browser lets a page do so. */
export function getPaste(): (() => Promise<string | undefined>) | undefined {
  const { clipboard } = globalThis.navigator ?? {}
  if (typeof clipboard?.readText !== 'function') return undefined
  return () => clipboard.readText().catch(() => undefined)
}

function copySelected(text: string) {
  const { activeElement, body } = document
  // Everything outside an open modal dialog is inert and cannot be selected.
  const parent = activeElement?.closest('dialog') ?? body
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  Object.assign(field.style, { opacity: '0', position: 'fixed', top: '0' })
  parent.append(field)
  try {
    field.select()
    // Deprecated, and the only way on a page without HTTPS.
    if (!document.execCommand('copy')) throw new Error('Not copied')
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}
