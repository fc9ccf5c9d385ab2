import { focusEdge } from './focusEdge.js'
import { focusView } from './focusView.js'

/** Events that foreign dialogs beneath listen for on the document. */
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
 * Opens a modal dialog and keeps it and dialogs of other libraries beneath it
 * apart: they would close at a click in ours, take its focus and its Escape,
 * stop its scrolling, and hide it as something beside them.
 *
 * Events end at the container, where React has handled them already.
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
    // The approval of the embedded wallet is a modal dialog over ours.
    if (getModals().some((other) => other !== dialog && !beneath.has(other)))
      return
    if (!isEscape) return wrapFocus(dialog, event.shiftKey)
    event.stopImmediatePropagation()
    // Else the browser would close it whatever the owner says.
    event.preventDefault()
    // A key that is held must not go on to close what is beneath.
    if (event.repeat) return
    swallowRepeats()
    if (!isComposing(event)) onClose()
  }

  function onCancel(event: Event) {
    if (event.target !== dialog) return
    event.preventDefault()
    onClose()
  }

  // Browsers close it at a second request in a row, whatever was prevented.
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

/** Until Escape is released. */
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

/** Safari says it by the key code alone. */
function isComposing({ isComposing, keyCode }: KeyboardEvent) {
  return isComposing || keyCode === 229
}

/**
 * Call it when Tab is pressed: keeps the focus inside, where browsers would let
 * it go on to their own bars. The browser decides what comes next, since it
 * knows radio groups and scrolled regions; a stop that exists for this one key
 * press stands at the end and sends the focus round.
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
