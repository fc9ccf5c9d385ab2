/**
 * Runs in the frame's page before anything else. Lets a test hold back
 * messages to the frame, so that requests stay open for as long as an attack
 * takes. The events themselves are the browser's own.
 */
export function gateFrame() {
  if (location.hostname !== 'wallet.localhost') return
  const add = window.addEventListener.bind(window)
  const queue: { event: Event; pass(): void }[] = []
  // The page has more than one listener; each event counts once.
  const passed = new Set<Event>()
  const forged = new Set<Event>()
  let isHeld = false
  let listeners = 0
  window.addEventListener = ((
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    if (type !== 'message') return add(type, listener, options)
    listeners++
    const pass = (event: Event) => {
      passed.add(event)
      if ((event as MessageEvent).data?.id === 'forged') forged.add(event)
      listener(event)
    }
    add(
      type,
      (event) => {
        if (isHeld) queue.push({ event, pass: () => pass(event) })
        else pass(event)
      },
      options,
    )
  }) as typeof window.addEventListener
  globalThis.gate = {
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const { pass } of queue.splice(0)) pass()
    },
    held: () => new Set(queue.map(({ event }) => event)).size,
    passed: () => passed.size,
    forged: () => forged.size,
    listeners: () => listeners,
  }
}
