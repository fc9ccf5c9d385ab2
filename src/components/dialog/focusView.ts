/**
 * Puts the focus where a view wishes it, else on the view itself, so that what
 * is read and typed next is its content and not the button before it. In a
 * page it takes the focus only from what was there before it.
 */
export function focusView(root: HTMLElement | null): void {
  const page = root?.closest('.lk-embedded')
  if (page && !page.matches('[data-latchkey-engaged]')) return
  // Who goes through tabs stays on them.
  if (document.activeElement?.matches('[role=tab]')) return
  const target =
    root?.querySelector<HTMLElement>('[data-autofocus]:not(.lk-left *)') ??
    (root?.matches('.lk-view')
      ? root
      : root?.querySelector<HTMLElement>('.lk-view'))
  target?.focus({ preventScroll: true })
}
