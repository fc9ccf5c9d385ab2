/** What a control says, by which it is found again in a view that is redrawn. */
export function readControlName(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent ?? ''
}
