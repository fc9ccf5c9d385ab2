import { type Chain, type Client, createClient, type Transport } from 'viem'
import type { Config } from 'wagmi'

/**
 * wagmi's `getClient` only knows the transports a config was created with, and
 * keeps the first client of a chain.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L146-L210
 *
 * Without it `getClient` throws `TypeError` for a chain that was added, and a
 * chain that is added again with another node keeps the earlier one.
 *
 * @throws TypeError when `transport` is no transport of viem
 */
export function provideClient(
  config: Config,
  parameters: provideClient.Parameters,
): void {
  const holder = config as Config & { [key]?: Clients }
  const clients = holder[key] ?? install(config)
  const { chain, transport } = parameters
  // The options that the app has set for its own chains.
  const { batch, cacheTime, ccipRead, pollingInterval } = config.getClient({
    chainId: config.chains[0].id,
  })
  const client = createClient({
    batch,
    cacheTime,
    ccipRead,
    chain,
    pollingInterval,
    transport,
  })
  if (typeof client.request !== 'function') throw new TypeError('No `request`')
  clients.set(chain.id, client)
}

export declare namespace provideClient {
  type Parameters = { chain: Chain; transport: Transport }
}

type Clients = Map<number, Client<Transport, Chain>>

/** Stored on the config, so that kits sharing a config share its clients. */
const key = Symbol.for('latchkey.clients')

function install(config: Config): Clients {
  const clients: Clients = new Map()
  const { getClient } = config
  const find = (chainId: number) =>
    config.chains.some(({ id }) => id === chainId) && clients.get(chainId)
  config.getClient = ((parameters: { chainId?: number | undefined } = {}) =>
    find(parameters.chainId ?? config.state.chainId) ||
    getClient(parameters)) as Config['getClient']
  Object.defineProperty(config, key, { value: clients })
  return clients
}
