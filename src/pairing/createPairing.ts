import { PairingUnavailableError } from '../core/errors/pairingLoad.js'
import type { Pairing, PairingOptions } from '../core/ports/pairing.js'
import { createSessionStore } from './createSessionStore.js'
import { initialState } from './initialState.js'
import type { createLoadedPairing } from './runtime/createLoadedPairing.js'
import type { Sdk } from './runtime/sdk.js'

type Loaded = createLoadedPairing.ReturnType

/**
 * Creates the inert handle of WalletConnect. It is safe on the server, and
 * loads nothing before a user connects or a session of an earlier visit is
 * restored.
 *
 * @param options - Complete options of the pairing.
 * @param parameters.loadSdk - loads the library, default
 * `@walletconnect/ethereum-provider`, in browsers only
 *
 * @example
 * const pairing = createPairing(options)
 * pairing.provide('eip155', () => proposal)
 * const session = await pairing.connect({ namespace: 'eip155' })
 */
export function createPairing(
  options: PairingOptions,
  parameters: createPairing.Parameters = {},
): createPairing.ReturnType {
  const sessions = createSessionStore(options.storage)
  let loaded: Loaded | undefined
  let loading: Promise<Loaded> | undefined
  let aborts = 0
  /** Subscriptions made before the pairing is loaded, applied once it is. */
  const early = new Set<(pairing: Loaded) => void>()

  async function load() {
    loading ??= import('./runtime/createLoadedPairing.js').then(
      ({ createLoadedPairing }) => {
        loaded = createLoadedPairing(options, parameters)
        for (const begin of early) begin(loaded)
        return loaded
      },
      (cause) => {
        loading = undefined
        throw new PairingUnavailableError({ cause })
      },
    )
    return loading
  }

  function hold(start: (pairing: Loaded) => () => void) {
    let stop: (() => void) | undefined
    const begin = (pairing: Loaded) => {
      stop = start(pairing)
    }
    if (loaded) begin(loaded)
    else early.add(begin)
    return () => {
      early.delete(begin)
      stop?.()
    }
  }

  const isRemembered: Pairing['isRemembered'] = (namespace) =>
    sessions.namespaces().includes(namespace)

  return {
    options,
    getState: () => loaded?.getState() ?? initialState,
    subscribe: (listener) => hold((pairing) => pairing.subscribe(listener)),
    on: (listener) => hold((pairing) => pairing.on(listener)),
    provide: (...given) => hold((pairing) => pairing.provide(...given)),
    watch: () => hold((pairing) => pairing.watch()),
    isRemembered,
    async connect(request) {
      const count = aborts
      const pairing = await load()
      return pairing.connect({ ...request, isAborted: count !== aborts })
    },
    async restore(request) {
      if (!isRemembered(request.namespace)) return undefined
      return (await load().catch(() => undefined))?.restore(request)
    },
    abort() {
      aborts++
      loaded?.abort()
    },
    renew: () =>
      void load().then(
        (pairing) => pairing.renew(),
        () => {},
      ),
    request: async (...request) => (await load()).request(...request),
    async disconnect({ namespace }) {
      if (loaded) return loaded.disconnect({ namespace })
      const topic = sessions.topic()
      // Synchronously, before anything else: the page may be unloading.
      sessions.remove(namespace)
      if (!topic) return
      // Without its markers the session is not used again in any case.
      const pairing = await load().catch(() => undefined)
      await pairing?.disconnect({ namespace, topic })
    },
    getClientId: () => loaded?.getClientId(),
  }
}

export declare namespace createPairing {
  type Parameters = { loadSdk?: (() => Promise<Sdk>) | undefined }
  type ReturnType = Pairing
}
