import {
  type Address,
  type Client,
  createClient,
  custom,
  http,
  type Transport,
} from 'viem'
import type { Kit } from '../../../createKit.js'
import { requestGateway } from './requestGateway.js'

/** Reads ENS: a client of mainnet, and the contract that resolves names. */
export type EnsContext = {
  client: Client
  universalResolverAddress: Address
}

/** ENS universal resolver of mainnet, for a kit without that chain. */
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/**
 * Creates the client that reads ENS: with the transport of `names.ens`, else
 * with that of mainnet in the wagmi config. Gateways are only asked with
 * `names.gateways`.
 */
export function createEnsClient(kit: Kit): EnsContext | undefined {
  const { ens, gateways } = kit.names ?? {}
  const chain = kit.config.chains.find(({ id }) => id === 1)
  const options =
    typeof ens === 'object'
      ? ens
      : { transport: ens, universalResolver: undefined }
  const transport = options.transport ?? (chain && wrapTransport(kit))
  if (transport === undefined) return undefined
  return {
    client: createClient({
      ccipRead: gateways ? { request: requestGateway } : false,
      transport: typeof transport === 'string' ? http(transport) : transport,
    }),
    universalResolverAddress:
      options.universalResolver ??
      chain?.contracts?.ensUniversalResolver?.address ??
      UNIVERSAL_RESOLVER,
  }
}

/** The client of the config retries itself. */
function wrapTransport(kit: Kit): Transport {
  const { request } = kit.config.getClient({ chainId: 1 })
  return custom(
    { request: (call) => request(call as never) },
    { retryCount: 0 },
  )
}
