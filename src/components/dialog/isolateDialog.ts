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
 * Keeps an open modal dialog and dialogs of other libraries beneath it apart:
 * they would close at a click in ours, take its focus and its Escape, stop its
 * scrolling, and hide it as something beside them.
 *
 * Events end at the container, where React has handled them already.
 */
export function isolateDialog(
  parameters: isolateDialog.Parameters,
): () => void {
  const { container, dialog, onClose, onPress } = parameters
  const stop = (event: Event) => event.stopPropagation()
  const onPointerDown = ({ target }: Event) => onPress(target)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isCovered(dialog)) return
    event.stopImmediatePropagation()
    // Else the browser would close it whatever the owner says.
    event.preventDefault()
    if (!event.isComposing) onClose()
  }

  function onCancel(event: Event) {
    if (event.target !== dialog) return
    event.preventDefault()
    onClose()
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
    container.addEventListener(name, stop, { passive: true })
  dialog.addEventListener('cancel', onCancel)
  dialog.addEventListener('pointerdown', onPointerDown)
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    covers.disconnect()
    for (const name of kept) container.removeEventListener(name, stop)
    dialog.removeEventListener('cancel', onCancel)
    dialog.removeEventListener('pointerdown', onPointerDown)
    window.removeEventListener('keydown', onKeyDown, true)
  }
}

export declare namespace isolateDialog {
  type Parameters = {
    container: HTMLElement
    dialog: HTMLDialogElement
    onClose: () => void
    onPress: (target: EventTarget | null) => void
  }
}

/** The approval of the embedded wallet is a modal dialog over ours. */
function isCovered(dialog: HTMLDialogElement) {
  const other = document.activeElement?.closest('dialog')
  return Boolean(other && other !== dialog && other.matches(':modal'))
}
