import { type ProjectOptions, resolveProject } from '../core/options.js'
import type { ApiContext } from './apiContext.js'
import { getBalances } from './balances.js'
import { createChains, type SupportedChains } from './chains.js'
import { createHttp, type Sdk } from './createHttp.js'
import { getHistory } from './history.js'
import { getIdentity } from './identity.js'
import { getName, registerName, reverseName, suggestNames } from './names.js'
import { getOnrampOptions, getOnrampQuote, getOnrampUrl } from './onramp.js'
import { getPrices } from './prices.js'
import {
  getAllowedOrigins,
  getAnalyticsConfig,
  getProjectConfig,
  getProjectLimits,
} from './project.js'
import { rpc } from './rpc.js'
import { getSessions, revokeSession } from './sessions.js'
import {
  buildApprove,
  buildSwap,
  getGasPrices,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from './swap.js'
import { getImage, getWallets } from './wallets.js'

/**
 * Every method takes `signal` last, waits 10 s at most for each attempt, and
 * rejects with `ApiRequestError`, `ApiTimeoutError`, `ApiResponseError` or
 * `ApiUnavailableError`. Where it takes `caipNetworkId`, a network that the
 * API does not serve is answered without a request.
 */
export type ApiClient = {
  /** Networks the API serves; kept once known. */
  getSupportedChains(options?: RequestOptions): Promise<SupportedChains>
  /** Name and picture of an address. */
  getIdentity: Method<typeof getIdentity>
  /** Transactions of an account, page by page. */
  getHistory: Method<typeof getHistory>
  /** Tokens an account holds, with prices. */
  getBalances: Method<typeof getBalances>
  /** Prices of tokens. */
  getPrices: Method<typeof getPrices>
  /** Tokens that can be swapped on a network. */
  getSwapTokens: Method<typeof getSwapTokens>
  /** What a swap would give. */
  getSwapQuotes: Method<typeof getSwapQuotes>
  /** How much of a token swaps may take from an account. */
  getSwapAllowance: Method<typeof getSwapAllowance>
  /** Gas prices of a network; throws `GasPriceUnsupportedError`. */
  getGasPrices: Method<typeof getGasPrices>
  /** Transaction of an allowance; throws `SwapUnsupportedError`. */
  buildApprove: Method<typeof buildApprove>
  /** Transaction of a swap; throws `SwapUnsupportedError`. */
  buildSwap: Method<typeof buildSwap>
  /** Whose a name is. */
  getName: Method<typeof getName>
  /** Names of an address. */
  reverseName: Method<typeof reverseName>
  /** Names that begin alike, and whether they are taken. */
  suggestNames: Method<typeof suggestNames>
  /** Registers a name, once; throws `NameError` when it is refused. */
  registerName: Method<typeof registerName>
  /** What can be bought, and paid with. */
  getOnrampOptions(
    parameters?: getOnrampOptions.Parameters,
    options?: RequestOptions,
  ): Promise<getOnrampOptions.ReturnType>
  /** What a purchase would give. */
  getOnrampQuote: Method<typeof getOnrampQuote>
  /** Makes the address where a purchase is done, once. */
  getOnrampUrl: Method<typeof getOnrampUrl>
  /** Smart sessions of an account. */
  getSessions: Method<typeof getSessions>
  /** Ends a smart session, once. */
  revokeSession: Method<typeof revokeSession>
  /** Features switched in the project's dashboard. */
  getProjectConfig(
    options?: RequestOptions,
  ): Promise<getProjectConfig.ReturnType>
  /** Plan of the project, and whether it is used up. */
  getProjectLimits(
    options?: RequestOptions,
  ): Promise<getProjectLimits.ReturnType>
  /** Origins the project may be used on. */
  getAllowedOrigins(
    options?: RequestOptions,
  ): Promise<getAllowedOrigins.ReturnType>
  /** Whether the project's dashboard wants analytics. */
  getAnalyticsConfig(
    options?: RequestOptions,
  ): Promise<getAnalyticsConfig.ReturnType>
  /** Wallets of the explorer, page by page. */
  getWallets(
    parameters?: getWallets.Parameters,
    options?: RequestOptions,
  ): Promise<getWallets.ReturnType>
  /** A picture of the explorer, at most 512 KiB. */
  getImage: Method<typeof getImage>
  /** JSON-RPC 2.0 of a network. */
  rpc: Method<typeof rpc>
}

type RequestOptions = { signal?: AbortSignal | undefined }

/** A resource's function without its context. */
type Method<
  run extends (context: never, parameters: never, options?: never) => unknown,
> = (
  parameters: Parameters<run>[1],
  options?: RequestOptions,
) => ReturnType<run>

/**
 * Client of the blockchain API, for browsers and Node.
 *
 * It makes no request by itself. GETs are shared while in flight; reads are
 * repeated up to three times when the failure may pass (no answer, 429, 5xx);
 * what acts is sent once. A host that failed five times in a row is left alone
 * for 10 s. Lists are read tolerantly: rows that cannot be read are dropped and
 * counted. What moves money is read strictly, or refused.
 *
 * @param parameters.projectId - sent with every request
 * @param parameters.hosts - replaces hosted services: `api`, `rpc`, `explorer`
 * @param parameters.sdk - `st` and `sv` of every request
 * @param parameters.fetch - default `globalThis.fetch`
 * @param parameters.getClientId - `clientId` of calls to `hosts.api`, such as
 * the id of a WalletConnect session; left out where it gives nothing
 * @throws ProjectIdMissingError, InvalidHostError
 *
 * @example
 * const api = createApiClient({ projectId })
 * const { balances } = await api.getBalances({ address, caipNetworkId: 'eip155:1' })
 */
export function createApiClient(
  parameters: createApiClient.Parameters,
): ApiClient {
  const { hosts, projectId } = resolveProject(parameters)
  const { api: host, explorer, rpc: rpcHost } = hosts
  const http = createHttp({ ...parameters, apiHost: host, projectId })
  const chains = createChains({ host, http })
  const context = { chains, host, http, projectId }
  const explorerContext = { host: explorer, http }
  /** A method of the API's host. */
  function bind<parameters, value>(
    run: (
      context: ApiContext,
      parameters: parameters,
      options?: RequestOptions,
    ) => Promise<value>,
  ) {
    return (parameters: parameters, options?: RequestOptions) =>
      run(context, parameters, options)
  }
  return {
    getSupportedChains: chains.getSupportedChains,
    getIdentity: bind(getIdentity),
    getHistory: bind(getHistory),
    getBalances: bind(getBalances),
    getPrices: bind(getPrices),
    getSwapTokens: bind(getSwapTokens),
    getSwapQuotes: bind(getSwapQuotes),
    getSwapAllowance: bind(getSwapAllowance),
    getGasPrices: bind(getGasPrices),
    buildApprove: bind(buildApprove),
    buildSwap: bind(buildSwap),
    getName: bind(getName),
    reverseName: bind(reverseName),
    suggestNames: bind(suggestNames),
    registerName: bind(registerName),
    getOnrampOptions: (parameters, options) =>
      getOnrampOptions(context, parameters, options),
    getOnrampQuote: bind(getOnrampQuote),
    getOnrampUrl: bind(getOnrampUrl),
    getSessions: bind(getSessions),
    revokeSession: bind(revokeSession),
    getProjectConfig: (options) => getProjectConfig(explorerContext, options),
    getProjectLimits: (options) => getProjectLimits(explorerContext, options),
    getAllowedOrigins: (options) => getAllowedOrigins(explorerContext, options),
    getAnalyticsConfig: (options) =>
      getAnalyticsConfig(explorerContext, options),
    getWallets: (parameters, options) =>
      getWallets(explorerContext, parameters, options),
    getImage: (parameters, options) =>
      getImage(explorerContext, parameters, options),
    rpc: (parameters, options) =>
      rpc({ host: rpcHost, http }, parameters, options),
  }
}

export declare namespace createApiClient {
  type Parameters = ProjectOptions & {
    sdk?: Sdk | undefined
    fetch?: typeof globalThis.fetch | undefined
    getClientId?: (() => string | undefined) | undefined
  }
}
