/**
 * Loaded before the server: requests to public nodes reach those of this
 * machine, and nothing else leaves it.
 */
const nodes = JSON.parse(process.env.LATCHKEY_TEST_NODES ?? '{}')
const { fetch } = globalThis

globalThis.fetch = async (input, init) => {
  const { href } = new URL(input instanceof Request ? input.url : input)
  if (nodes[href]) return fetch(nodes[href], init)
  throw new TypeError(`fetch failed: there is no network for ${href}`)
}

export {}
