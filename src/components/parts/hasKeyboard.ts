/** Returns whether focusing a field does not open an on-screen keyboard. */
export function hasKeyboard(): boolean {
  return (
    globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ??
    false
  )
}
