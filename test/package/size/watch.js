/**
 * Runs in the page before anything else: records active timers and listeners.
 * Serialized into the browser, so it uses no outer variables.
 */
export function watch() {
  /** @type {Map<unknown, string>} */
  const timers = new Map()
  /** @type {string[]} */
  const listeners = []
  const toTrace = () => (new Error().stack ?? '').split('\n').slice(3, 6)
  for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const original = window[name]
    /** @type {any} */
    const replacement = (
      /** @type {any} */ handler,
      /** @type {number} */ ms = 0,
      /** @type {unknown[]} */ ...parameters
    ) => {
      const run = (/** @type {unknown[]} */ ...values) => {
        if (name === 'setTimeout') timers.delete(id)
        handler(...values)
      }
      const id = original(run, ms, ...parameters)
      timers.set(id, `${name} ${ms} ms ${toTrace().join(' ')}`)
      return id
    }
    window[name] = replacement
  }
  for (const name of /** @type {const} */ (['clearTimeout', 'clearInterval'])) {
    const original = window[name]
    window[name] = (id) => {
      timers.delete(id)
      original(id)
    }
  }
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    // React handles scrolling, hovering and clicking with listeners on its
    // root.
    if (this === window || this instanceof BroadcastChannel)
      listeners.push(`${type} ${toTrace().join(' ')}`)
    return add.call(this, type, ...rest)
  }
  Object.assign(window, {
    latchkeyWatch: () => ({
      timers: [...timers.values()],
      listeners: listeners.filter((text) => /^(message|storage) /.test(text)),
      elements: [...document.querySelectorAll('iframe, dialog')].map(
        (element) => element.outerHTML,
      ),
    }),
  })
}
