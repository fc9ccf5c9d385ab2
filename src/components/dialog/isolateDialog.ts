import { focusEdge } from './focusEdge.js'
import { focusView } from './focusView.js'

/** Events that other libraries' dialogs listen for on the document. */
const kept = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'mousedown',
  'pointerdown',
  'touchmove',
  'touchstart',
  'wheel',
] as const

const hiddenBy = ['inert', 'aria-hidden']

/**
 * Opens a modal dialog and isolates it from other libraries' dialogs beneath
 * it. Those would close on clicks in ours, steal its focus and Escape key,
 * block its scrolling, or hide it as outside content.
 *
 * Events stop at the container, after React has handled them.
 */
export function isolateDialog(
  parameters: isolateDialog.Parameters,
): () => void {
  const { container, dialog, onClose } = parameters
  const beneath = new Set(getModals())
  const listeners = new AbortController()
  const { signal } = listeners
  const stop = (event: Event) => event.stopPropagation()

  function onKeyDown(event: KeyboardEvent) {
    const isEscape = event.key === 'Escape'
    if (!isEscape && event.key !== 'Tab') return
    // The embedded wallet's approval is a modal dialog above ours.
    if (getModals().some((other) => other !== dialog && !beneath.has(other)))
      return
    if (!isEscape) return wrapFocus(dialog, event.shiftKey)
    event.stopImmediatePropagation()
    // Otherwise the browser closes it regardless of the owner.
    event.preventDefault()
    // Holding the key must not also close what is beneath.
    if (event.repeat) return
    swallowRepeats()
    if (!isComposing(event)) onClose()
  }

  function onCancel(event: Event) {
    if (event.target !== dialog) return
    event.preventDefault()
    onClose()
  }

  // Browsers force-close on a second request in a row, ignoring
  // `preventDefault`.
  function onClosed(event: Event) {
    if (event.target !== dialog || dialog.open) return
    onClose()
    queueMicrotask(() => {
      if (signal.aborted) return
      dialog.showModal()
      focusView(dialog)
    })
  }

  function uncover() {
    for (const element of [container, dialog])
      for (const name of hiddenBy)
        if (element.hasAttribute(name)) element.removeAttribute(name)
  }

  const covers = new MutationObserver(uncover)
  uncover()
  for (const element of [container, dialog])
    covers.observe(element, { attributes: true, attributeFilter: hiddenBy })
  for (const name of kept)
    container.addEventListener(name, stop, { passive: true, signal })
  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onClosed, { signal })
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  dialog.showModal()
  return () => {
    covers.disconnect()
    listeners.abort()
  }
}

export declare namespace isolateDialog {
  type Parameters = {
    container: HTMLElement
    dialog: HTMLDialogElement
    onClose: () => void
  }
}

function getModals() {
  return [...document.querySelectorAll('dialog')].filter((element) =>
    element.matches(':modal'),
  )
}

/** Swallows repeated keydown events until Escape is released. */
function swallowRepeats() {
  const released = new AbortController()
  const options = { capture: true, signal: released.signal }
  function onKeyDown(event: KeyboardEvent) {
    if (!event.repeat) return released.abort()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('keyup', () => released.abort(), options)
}

/** Safari reports composition only through the key code. */
function isComposing({ isComposing, keyCode }: KeyboardEvent) {
  return isComposing || keyCode === 229
}

/**
 * Traps the focus; call on Tab. Browsers would otherwise move on to their own
 * toolbars. The browser picks the next control, as it knows radio groups and
 * scrollable regions. A temporary tab stop at the end wraps the focus around.
 */
function wrapFocus(dialog: HTMLElement, isBackwards: boolean): void {
  const stop = document.createElement('span')
  stop.tabIndex = 0
  stop.addEventListener('focus', () =>
    focusEdge(dialog, isBackwards ? 'last' : 'first'),
  )
  if (isBackwards) dialog.prepend(stop)
  else dialog.append(stop)
  setTimeout(() => stop.remove())
}
