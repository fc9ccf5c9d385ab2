import type { CreateConnectorFn } from 'wagmi'

/**
 * Wraps a connector whose `setup` cannot be trusted: one that throws there
 * stops `createConfig`, and with it the page. What else a connector can do
 * wrong when a page loads is kept from the others by `createKit`.
 *
 * @param createConnector - what `createConfig({ connectors })` takes
 *
 * @example
 * createConfig({ connectors: [guardConnector(thirdParty())], ... })
 */
export function guardConnector(
  createConnector: CreateConnectorFn,
): CreateConnectorFn {
  return (config) => {
    const connector = createConnector(config)
    const { setup } = connector
    return {
      ...connector,
      async setup() {
        try {
          await setup?.call(this as never)
        } catch {
          // It is asked again when somebody connects it.
        }
      },
    }
  }
}
