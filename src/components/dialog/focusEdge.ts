const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** Focuses the first or last control inside an element. */
export function focusEdge(root: Element, edge: 'first' | 'last'): void {
  const controls = [...root.querySelectorAll<HTMLElement>(focusable)]
  if (edge === 'last') controls.reverse()
  for (const control of controls) {
    if (control.tabIndex < 0 || isOtherRadio(control)) continue
    control.focus()
    // Hidden and disabled controls do not take focus.
    if (control.matches(':focus')) return
  }
}

/** Only the checked radio button of a group is reachable by keyboard. */
function isOtherRadio(control: HTMLElement) {
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type !== 'radio' || control.checked) return false
  const { form, name, ownerDocument } = control
  return [...ownerDocument.querySelectorAll<HTMLInputElement>(':checked')].some(
    (other) =>
      other.type === 'radio' && other.name === name && other.form === form,
  )
}
