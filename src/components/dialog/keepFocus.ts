/**
 * Keeps the focus inside the dialog. If the focused element is removed (a
 * disconnected wallet's row, a finished button), the view takes the focus.
 * The same applies when a dialog above closes and its focus target no longer
 * exists.
 *
 * @returns a function that stops watching
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  function keep(closed?: Element) {
    const { activeElement, body } = document
    // The focus may still be inside the closed dialog.
    if (activeElement !== body && !closed?.contains(activeElement)) return
    const view = dialog.querySelector<HTMLElement>('.lk-view')
    view?.focus({ preventScroll: true })
  }
  function onClose({ target }: Event) {
    if (target instanceof Element && target !== dialog) keep(target)
  }
  const removals = new MutationObserver(() => keep())
  removals.observe(dialog, { childList: true, subtree: true })
  // `close` does not bubble.
  document.addEventListener('close', onClose, true)
  return () => {
    removals.disconnect()
    document.removeEventListener('close', onClose, true)
  }
}
