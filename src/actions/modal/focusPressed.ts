/**
 * Safari does not focus a button that is clicked, and the focus would have
 * nowhere to go back to. What runs in a click can still tell which it was.
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
