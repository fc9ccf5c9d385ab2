const HOLD_MS = 1_500

/**
 * Watches a button that has to be held: by a mouse button or one finger that
 * stays on it, or by Space or Enter. A script cannot hold it.
 *
 * @param parameters.onChange - called with whether it is held
 */
export function watchHold(parameters: {
  button: HTMLButtonElement
  onChange(isHeld: boolean): void
  onHeld(): void
  signal: AbortSignal
}): void {
  const { button, onChange, onHeld, signal } = parameters
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    end()
    timer = setTimeout(() => {
      end()
      onHeld()
    }, HOLD_MS)
    onChange(true)
  }

  function end() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }

  const listen = <name extends keyof WindowEventMap>(
    target: EventTarget,
    name: name,
    listener: (event: WindowEventMap[name]) => void,
  ) => target.addEventListener(name, listener as EventListener, { signal })

  listen(button, 'pointerdown', (event) => {
    if (!event.isTrusted) return // guard: hold-trusted
    if (event.isPrimary && event.button === 0) begin()
    else end()
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    listen(button, name, end)
  listen(button, 'keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return end()
    // A key that is held repeats itself.
    if (event.isTrusted && !event.repeat) begin()
  })
  listen(button, 'keyup', end)
  listen(button, 'blur', end)
  // A long touch would open a menu instead.
  listen(button, 'contextmenu', (event) => event.preventDefault())
  listen(window, 'blur', end)
  listen(document, 'visibilitychange' as 'blur', end)
  signal.addEventListener('abort', end)
}
