/**
 * Calls `onClose` on a press and release outside the card. Drags that only
 * start or end there, as when selecting text, are ignored.
 */
export function watchBackdrop(
  dialog: HTMLElement,
  onClose: () => void,
): () => void {
  let isPressed = false
  const isBeside = (target: EventTarget | null) =>
    target === dialog || target === dialog.querySelector('.lk-stage')
  function onDown({ target }: Event) {
    isPressed = isBeside(target)
  }
  function onUp({ target }: Event) {
    isPressed &&= isBeside(target)
  }
  function onClick({ target }: Event) {
    const isWished = isPressed && isBeside(target)
    isPressed = false
    if (isWished) onClose()
  }
  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('pointerup', onUp)
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('pointerup', onUp)
    dialog.removeEventListener('click', onClick)
  }
}
