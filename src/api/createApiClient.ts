import { type ProjectOptions, resolveProject } from '../core/options.js'
import { getBalances } from './balances.js'
import { createChains, type SupportedChains } from './chains.js'
import { createHttp, type Sdk } from './createHttp.js'
import { getPrices } from './prices.js'
import { getProjectConfig } from './project.js'
import { rpc } from './rpc.js'

/**
 * Every method takes `signal`, waits 10 s at most for each attempt, and
 * rejects with `ApiRequestError`, `ApiTimeoutError` or `ApiResponseError`.
 */
export type ApiClient = {
  /** Networks the API serves; kept once known. */
  getSupportedChains(options?: RequestOptions): Promise<SupportedChains>
  /** Tokens an account holds, with prices. */
  getBalances(
    parameters: getBalances.Parameters,
    options?: RequestOptions,
  ): Promise<getBalances.ReturnType>
  /** Prices of tokens. */
  getPrices(
    parameters: getPrices.Parameters,
    options?: RequestOptions,
  ): Promise<getPrices.ReturnType>
  /** Features switched in the project's dashboard. */
  getProjectConfig(
    options?: RequestOptions,
  ): Promise<getProjectConfig.ReturnType>
  /** JSON-RPC 2.0 of a network. */
  rpc(parameters: rpc.Parameters, options?: RequestOptions): Promise<unknown>
}

type RequestOptions = { signal?: AbortSignal | undefined }

/**
 * Client of the blockchain API, for browsers and Node.
 *
 * It makes no request by itself. GETs are shared while in flight; reads are
 * repeated up to three times when the failure may pass (no answer, 429, 5xx).
 * Lists are read tolerantly: rows that cannot be read are dropped and counted.
 *
 * @param parameters.projectId - sent with every request
 * @param parameters.hosts - replaces hosted services: `api`, `rpc`, `explorer`
 * @param parameters.sdk - `st` and `sv` of every request
 * @param parameters.fetch - default `globalThis.fetch`
 * @throws ProjectIdMissingError, InvalidHostError
 *
 * @example
 * const api = createApiClient({ projectId })
 * const { balances } = await api.getBalances({ address, caipNetworkId: 'eip155:1' })
 */
export function createApiClient(
  parameters: createApiClient.Parameters,
): ApiClient {
  const { fetch, sdk } = parameters
  const { hosts, projectId } = resolveProject(parameters)
  const http = createHttp({ fetch, projectId, sdk })
  const chains = createChains({ host: hosts.api, http })
  const context = { chains, host: hosts.api, http, projectId }
  return {
    getSupportedChains: chains.getSupportedChains,
    getBalances: (parameters, options) =>
      getBalances(context, parameters, options),
    getPrices: (parameters, options) => getPrices(context, parameters, options),
    getProjectConfig: (options) =>
      getProjectConfig({ host: hosts.explorer, http }, options),
    rpc: (parameters, options) =>
      rpc({ host: hosts.rpc, http }, parameters, options),
  }
}

export declare namespace createApiClient {
  type Parameters = ProjectOptions & {
    sdk?: Sdk | undefined
    fetch?: typeof globalThis.fetch | undefined
  }
}
