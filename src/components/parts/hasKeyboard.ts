/** Whether a field that takes the focus brings up no keyboard on the screen. */
export function hasKeyboard(): boolean {
  return (
    globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ??
    false
  )
}
