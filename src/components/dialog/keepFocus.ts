/**
 * What had the focus can go: the row of a wallet that was disconnected, a
 * button that has done its work. Then the view has it, or it would fall out of
 * the dialog. So it does when a dialog over this one closes, and would give
 * the focus back to what has gone meanwhile.
 *
 * @returns ends the watch
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  function keep(closed?: Element) {
    const { activeElement, body } = document
    // It may still be in what is not shown any more.
    if (activeElement !== body && !closed?.contains(activeElement)) return
    const view = dialog.querySelector<HTMLElement>('.lk-view')
    view?.focus({ preventScroll: true })
  }
  function onClose({ target }: Event) {
    if (target instanceof Element && target !== dialog) keep(target)
  }
  const removals = new MutationObserver(() => keep())
  removals.observe(dialog, { childList: true, subtree: true })
  // It does not bubble.
  document.addEventListener('close', onClose, true)
  return () => {
    removals.disconnect()
    document.removeEventListener('close', onClose, true)
  }
}
