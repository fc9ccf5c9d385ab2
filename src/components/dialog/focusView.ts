/**
 * Focuses the control that a view marks for it, or the view itself, so that
 * screen readers and typing start at its content. An embedded modal takes the
 * focus only while the user interacts with it.
 */
export function focusView(root: HTMLElement | null): void {
  const page = root?.closest('.lk-embedded')
  if (page && !page.matches('[data-latchkey-engaged]')) return
  // Keep the focus on tabs while navigating them.
  if (document.activeElement?.matches('[role=tab]')) return
  const target =
    root?.querySelector<HTMLElement>('[data-autofocus]:not(.lk-left *)') ??
    (root?.matches('.lk-view')
      ? root
      : root?.querySelector<HTMLElement>('.lk-view'))
  target?.focus({ preventScroll: true })
}
