/** Has the Enter key of a field do what its button does. */
export function submitOnEnter(input: HTMLElement, submit: () => unknown): void {
  input.addEventListener('keydown', (event) => {
    if (!event.isTrusted || event.key !== 'Enter') return // guard: enter-trusted
    event.preventDefault()
    void submit()
  })
}
