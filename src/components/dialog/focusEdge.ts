const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** Focuses the first control inside, or the last one. */
export function focusEdge(root: Element, edge: 'first' | 'last'): void {
  const controls = [...root.querySelectorAll<HTMLElement>(focusable)]
  if (edge === 'last') controls.reverse()
  for (const control of controls) {
    if (control.tabIndex < 0 || isOtherRadio(control)) continue
    control.focus()
    // What is hidden or disabled does not take it.
    if (control.matches(':focus')) return
  }
}

/** Of a group of radio buttons the keyboard reaches the chosen one. */
function isOtherRadio(control: HTMLElement) {
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type !== 'radio' || control.checked) return false
  const { form, name, ownerDocument } = control
  return [...ownerDocument.querySelectorAll<HTMLInputElement>(':checked')].some(
    (other) =>
      other.type === 'radio' && other.name === name && other.form === form,
  )
}
