import { type HttpTransport, http } from 'viem'
import { HTTP_TIMEOUT_MS, RPC_BATCH_LIMIT } from '../core/constants/api.js'
import { hostedChains } from '../core/data/hostedChains.js'
import type {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
} from '../core/errors/config.js'
import { type ProjectOptions, resolveProject } from '../core/options.js'
import { readParameters } from '../core/parameters/readParameters.js'

/**
 * viem transport that uses `hosts.rpc` for the chains it serves, and the
 * chain's own public node for all others. Requests are sent
 * in batches of up to 1,000 and time out after 10 s.
 *
 * The chain itself stays unchanged: a wallet that is asked to add it gets
 * `chain.rpcUrls` (EIP-3085), so no wallet learns the project ID.
 *
 * @param parameters.projectId - sent with every request to the service
 * @param parameters.hosts - `hosts.rpc` is the service; default the local
 * server, on localhost only
 * @param parameters.chains - CAIP-2 ids of the supported networks, default
 * those of the hosted service
 * @param parameters.urls - your own nodes by CAIP-2 ID, used instead of
 * the service
 * @throws ProjectIdMissingError, HostsMissingError, InvalidHostError
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
    // Without a URL, viem uses the chain's own.
    const url = isHosted ? `${hosts.rpc}/v1/?${query}` : urls[chainId]
    return http(url, {
      batch: { batchSize: RPC_BATCH_LIMIT },
      key: 'projectHttp',
      name: 'Project HTTP',
      timeout: HTTP_TIMEOUT_MS,
      // Avoids a CORS preflight for each request.
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
  type ErrorType = HostsMissingError | InvalidHostError | ProjectIdMissingError
}
