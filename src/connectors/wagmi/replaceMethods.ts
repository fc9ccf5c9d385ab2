import type { Connector } from 'wagmi'
import type { ConnectorMethods } from './types.js'

type Layer = (inner: ConnectorMethods) => Partial<ConnectorMethods>
type Stack = { set(change: (layers: readonly Layer[]) => Layer[]): void }

const names = ['connect', 'getProvider', 'isAuthorized'] as const
/** Stored on the connector, so that kits sharing a config share its layers. */
const key = Symbol.for('latchkey.layers')

/**
 * Adds a layer around methods of a connector. Layers can be removed in any
 * order; removing the last one restores the connector's own methods.
 *
 * @param layer - takes the methods beneath it, returns the ones it replaces
 * @returns a function that removes the layer
 */
export function replaceMethods(connector: Connector, layer: Layer): () => void {
  const holder = connector as Connector & { [key]?: Stack }
  const stack = holder[key] ?? install(connector)
  stack.set((layers) => [...layers, layer])
  return () => stack.set((layers) => layers.filter((item) => item !== layer))
}

type AnyMethods = Record<
  (typeof names)[number],
  (...parameters: unknown[]) => unknown
>

function install(connector: Connector): Stack {
  const methods = connector as unknown as AnyMethods
  const own = { ...methods }
  const bound = {} as AnyMethods
  const replacing = {} as AnyMethods
  let layers: readonly Layer[] = []
  let current = bound
  for (const name of names) {
    // Resolved per call: connectors of other packages can lack a method.
    bound[name] = (...parameters) => own[name].apply(connector, parameters)
    replacing[name] = (...parameters) => current[name](...parameters)
    methods[name] = replacing[name]
  }
  const stack: Stack = {
    set(change) {
      const next = change(layers)
      // Already removed.
      if (next.length === layers.length) return
      layers = next
      current = bound
      for (const layer of layers)
        current = { ...current, ...layer(current as never) } as AnyMethods
      if (layers.length > 0) return
      Reflect.deleteProperty(connector, key)
      // Keep what another library has put on top.
      for (const name of names)
        if (methods[name] === replacing[name]) methods[name] = own[name]
    },
  }
  Object.defineProperty(connector, key, { configurable: true, value: stack })
  return stack
}
