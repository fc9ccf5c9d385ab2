import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { replaceMethods } from './replaceMethods.js'

/**
 * Reports failed requests that wagmi's clients send to wallets: `signMessage`,
 * `sendTransaction`, `writeContract` and every other action of a wallet.
 *
 * wagmi has no event for them. Its clients ask a connector for the provider of
 * a chain; connectors and apps that ask without a chain get the provider
 * itself.
 *
 * Seen in @wagmi/core 2.0.0 to 3.6.5 (wagmi 2.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/getConnectorClient.ts#L108-L111
 *
 * Without it a request outside a mutation fails without a word to the user,
 * unless the app reports it.
 *
 * @param onError - called with the error as the wallet has thrown it
 * @returns a function that stops it
 */
export function watchRequests(
  config: Config,
  onError: watchRequests.Listener,
): () => void {
  const undo = new Map<Connector, () => void>()
  function addLayers() {
    for (const connector of config.connectors)
      if (!undo.has(connector)) undo.set(connector, watch(connector, onError))
  }
  addLayers()
  const stops = [watchConnectors(config, { onChange: addLayers })]
  return () => {
    for (const stop of [...stops, ...undo.values()]) stop()
  }
}

export declare namespace watchRequests {
  type Listener = (failure: {
    connector: Connector
    error: unknown
    method: string
  }) => void
}

function watch(connector: Connector, onError: watchRequests.Listener) {
  return replaceMethods(connector, (inner) => ({
    async getProvider(parameters) {
      const provider: unknown = await inner.getProvider(parameters)
      return parameters?.chainId === undefined || !isProvider(provider)
        ? provider
        : toWatched(provider, (error, method) =>
            onError({ connector, error, method }),
          )
    },
  }))
}

type Provider = { request(call: { method: string }): Promise<unknown> }

function isProvider(provider: unknown): provider is Provider {
  return typeof (provider as Provider | undefined)?.request === 'function'
}

/** The provider itself is left unchanged: other libraries may share it. */
function toWatched(
  provider: Provider,
  onError: (error: unknown, method: string) => void,
) {
  async function request(call: { method: string }, ...rest: []) {
    try {
      return await provider.request(call, ...rest)
    } catch (error) {
      onError(error, call.method)
      throw error
    }
  }
  // Of an empty object, because a proxy must repeat what a frozen one has.
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === 'request') return request
        const value = Reflect.get(provider, key)
        return typeof value === 'function' ? value.bind(provider) : value
      },
      has: (_, key) => key in provider,
      set: (_, key, value) => Reflect.set(provider, key, value),
    },
  )
}
