import type { CreateConnectorFn } from 'wagmi'
import { readParameters } from '../../core/parameters/readParameters.js'

// wagmi calls each connector's `setup` in `createConfig` without a catch.
//
// Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
// https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L117
//
// Without it a `setup` that throws breaks `createConfig`, and with it the page.
// One that rejects causes an unhandled rejection.

/**
 * Wraps a connector whose `setup` may throw. `kit.mount()` guards the other
 * methods of every connector.
 *
 * @param createConnector - a connector for `createConfig({ connectors })`
 * @returns the same connector with a `setup` that never throws or rejects
 *
 * @example
 * createConfig({ connectors: [guardConnector(thirdParty())], ... })
 */
export function guardConnector(
  createConnector: CreateConnectorFn,
): CreateConnectorFn {
  readParameters({ createConnector }, { createConnector: 'function' })
  return (config) => {
    const connector = createConnector(config)
    const { setup } = connector
    return {
      ...connector,
      async setup() {
        try {
          await setup?.call(this as never)
        } catch {
          // Its methods are called again when the user connects it.
        }
      },
    }
  }
}
