/**
 * Runs in the frame's page before anything else. Lets a test hold back
 * messages to the frame, so that requests stay open for as long as an attack
 * takes. The events themselves are the browser's own.
 */
export function gateFrame() {
  if (location.hostname !== 'wallet.localhost') return
  const add = window.addEventListener.bind(window)
  const queue: (() => void)[] = []
  let isHeld = false
  let listeners = 0
  let passed = 0
  let forged = 0
  window.addEventListener = ((
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    if (type !== 'message') return add(type, listener, options)
    listeners++
    const pass = (event: Event) => {
      passed++
      if ((event as MessageEvent).data?.id === 'forged') forged++
      listener(event)
    }
    add(
      type,
      (event) => {
        if (isHeld) queue.push(() => pass(event))
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
      for (const pass of queue.splice(0)) pass()
    },
    held: () => queue.length,
    passed: () => passed,
    forged: () => forged,
    listeners: () => listeners,
  }
}
