/**
 * Focuses the button being clicked. Safari does not, so the focus could not be
 * restored later. Has to run inside the click event.
 */
export function focusPressed(): void {
  const { event } = globalThis
  if (event?.type !== 'click') return
  if (document.activeElement !== document.body) return
  if (event.target instanceof Element)
    event.target
      .closest<HTMLElement>('a[href], button, [tabindex]')
      ?.focus({ preventScroll: true })
}
