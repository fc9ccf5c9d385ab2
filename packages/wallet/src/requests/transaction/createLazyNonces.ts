import type { createNonces, Nonces } from './createNonces.js'

/** One for the page, whose code is loaded by the first approval. */
export function createLazyNonces(
  parameters: Parameters<typeof createNonces>[0],
): Nonces {
  let loading: Promise<Nonces> | undefined
  const load = () => {
    loading ??= import('./createNonces.js').then((loaded) =>
      loaded.createNonces(parameters),
    )
    return loading
  }
  return {
    findSent: async (...given) => (await load()).findSent(...given),
    find: async (...given) => (await load()).find(...given),
    readNext: async (...given) => (await load()).readNext(...given),
    send: async (...given) => (await load()).send(...given),
  }
}
