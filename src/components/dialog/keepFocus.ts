/**
 * What had the focus can go: the row of a wallet that was disconnected, a
 * button that has done its work. Then the view has it, or it would fall out of
 * the dialog.
 *
 * @returns ends the watch
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const removals = new MutationObserver(() => {
    if (document.activeElement !== document.body) return
    const view = dialog.querySelector<HTMLElement>('.lk-view')
    view?.focus({ preventScroll: true })
  })
  removals.observe(dialog, { childList: true, subtree: true })
  return () => removals.disconnect()
}
