import { type HttpTransport, http } from 'viem'
import { HTTP_TIMEOUT_MS, RPC_BATCH_LIMIT } from '../core/constants.js'
import { hostedChains } from '../core/data/hostedChains.js'
import type {
  InvalidHostError,
  ProjectIdMissingError,
} from '../core/errors/config.js'
import { type ProjectOptions, resolveProject } from '../core/options.js'
import { readParameters } from '../core/parameters/readParameters.js'

/**
 * A transport of viem over the nodes of the hosted `rpc` service, for chains
 * that it has; for others over the chain's own public node. Requests are sent
 * in batches of up to 1,000 and given up after 10 s.
 *
 * It leaves the chain as it is. What a wallet is asked to add comes from
 * `chain.rpcUrls` (EIP-3085), so that no wallet learns the project id.
 *
 * @param parameters.projectId - sent with every request to the service
 * @param parameters.hosts - `hosts.rpc` replaces the service
 * @param parameters.chains - CAIP-2 ids of the networks it has; default those
 * of the hosted service
 * @param parameters.urls - nodes of your own by CAIP-2 id, which come first
 * @throws ProjectIdMissingError, InvalidHostError
 *
 * @example
 * createConfig({
 *   chains: [mainnet],
 *   pollingInterval: POLLING_INTERVAL_MS,
 *   transports: { [mainnet.id]: projectHttp({ projectId }) },
 * })
 */
export function projectHttp(
  parameters: projectHttp.Parameters,
): projectHttp.ReturnType {
  parameters = readParameters(parameters, {
    chains: 'string[] | undefined',
    hosts: 'object | undefined',
    projectId: 'string | undefined',
    urls: 'object | undefined',
  })
  const { chains = hostedChains, urls = {} } = parameters
  const { hosts, projectId } = resolveProject(parameters)
  return (context) => {
    const chainId = `eip155:${context.chain?.id}`
    const isHosted = !urls[chainId] && chains.includes(chainId)
    const query = new URLSearchParams({ chainId, projectId })
    // Without an address it is the chain's own.
    const url = isHosted ? `${hosts.rpc}/v1/?${query}` : urls[chainId]
    return http(url, {
      batch: { batchSize: RPC_BATCH_LIMIT },
      key: 'projectHttp',
      name: 'Project HTTP',
      timeout: HTTP_TIMEOUT_MS,
      // Spares browsers a preflight for each request.
      ...(isHosted && {
        fetchOptions: { headers: { 'Content-Type': 'text/plain' } },
      }),
    })({ ...context, timeout: HTTP_TIMEOUT_MS })
  }
}

export declare namespace projectHttp {
  type Parameters = ProjectOptions & {
    chains?: readonly string[] | undefined
    urls?: { readonly [caipNetworkId: string]: string | undefined } | undefined
  }
  type ReturnType = HttpTransport
  type ErrorType = InvalidHostError | ProjectIdMissingError
}
