import { type ProjectOptions, resolveProject } from '../core/options.js'
import type { ApiContext } from './apiContext.js'
import { getBalances } from './balances.js'
import { createChains, type SupportedChains } from './chains.js'
import { createHttp, type Sdk } from './createHttp.js'
import {
  getExchangeBuyStatus,
  getExchangePayUrl,
  getExchanges,
} from './exchanges.js'
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
import { activateSession, createSession } from './sessionGrants.js'
import { getSessions, revokeSession } from './sessions.js'
import {
  buildApprove,
  buildSwap,
  getGasPrices,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from './swap.js'
import {
  getExchangeAssets,
  getTransferQuote,
  getTransferStatus,
} from './transfers.js'
import { getImage, getWallets } from './wallets.js'

/**
 * Client of the blockchain API.
 *
 * Every method takes `signal` last, times out after 10 s per attempt, and
 * rejects with `ApiRequestError`, `ApiTimeoutError`, `ApiResponseError` or
 * `ApiUnavailableError`. For a `caipNetworkId` the API does not support,
 * methods return an empty result or throw without calling their endpoint.
 * `rpc` is always sent.
 */
export type ApiClient = {
  /** Returns the networks the API supports. Cached once known. */
  getSupportedChains(options?: RequestOptions): Promise<SupportedChains>
  /** Returns the name and avatar of an address. */
  getIdentity: Method<typeof getIdentity>
  /** Returns the transactions of an account, page by page. */
  getHistory: Method<typeof getHistory>
  /** Returns the token balances of an account, with prices. */
  getBalances: Method<typeof getBalances>
  /** Returns token prices. */
  getPrices: Method<typeof getPrices>
  /** Returns the tokens that can be swapped on a network. */
  getSwapTokens: Method<typeof getSwapTokens>
  /** Returns quotes for a swap. */
  getSwapQuotes: Method<typeof getSwapQuotes>
  /** Returns the token allowance an account has granted for swaps. */
  getSwapAllowance: Method<typeof getSwapAllowance>
  /** Returns the gas prices of a network. Throws `GasPriceUnsupportedError`. */
  getGasPrices: Method<typeof getGasPrices>
  /** Builds an approval transaction. Throws `SwapUnsupportedError`. */
  buildApprove: Method<typeof buildApprove>
  /** Builds a swap transaction. Throws `SwapUnsupportedError`. */
  buildSwap: Method<typeof buildSwap>
  /** Looks up a registered name. */
  getName: Method<typeof getName>
  /** Returns the names of an address. */
  reverseName: Method<typeof reverseName>
  /** Returns names with the given prefix and whether they are taken. */
  suggestNames: Method<typeof suggestNames>
  /** Registers a name. Sent once. Throws `NameError` if rejected. */
  registerName: Method<typeof registerName>
  /** Returns the currencies that can be bought and paid with. */
  getOnrampOptions(
    parameters?: getOnrampOptions.Parameters,
    options?: RequestOptions,
  ): Promise<getOnrampOptions.ReturnType>
  /** Returns a quote for a purchase. */
  getOnrampQuote: Method<typeof getOnrampQuote>
  /** Creates the URL of a purchase. Sent once. */
  getOnrampUrl: Method<typeof getOnrampUrl>
  /** Returns exchanges that can pay. */
  getExchanges(
    parameters?: getExchanges.Parameters,
    options?: RequestOptions,
  ): Promise<getExchanges.ReturnType>
  /** Creates the page of a payment at an exchange. Sent once. */
  getExchangePayUrl: Method<typeof getExchangePayUrl>
  /** Returns the status of a payment at an exchange. */
  getExchangeBuyStatus: Method<typeof getExchangeBuyStatus>
  /** Returns the assets an exchange can pay in. */
  getExchangeAssets: Method<typeof getExchangeAssets>
  /** Returns a quote for paying in one asset with another. */
  getTransferQuote: Method<typeof getTransferQuote>
  /** Returns the status of a transfer between two assets. */
  getTransferStatus: Method<typeof getTransferStatus>
  /** Returns the smart sessions of an account. */
  getSessions: Method<typeof getSessions>
  /** Prepares a session. Sent once. Throws `SmartSessionUnsupportedError`. */
  createSession: Method<typeof createSession>
  /** Activates a smart session that the wallet has granted. */
  activateSession: Method<typeof activateSession>
  /** Revokes a smart session. Sent once. */
  revokeSession: Method<typeof revokeSession>
  /** Returns the features configured in the project's dashboard. */
  getProjectConfig(
    options?: RequestOptions,
  ): Promise<getProjectConfig.ReturnType>
  /** Returns the project's plan and whether its limits are exceeded. */
  getProjectLimits(
    options?: RequestOptions,
  ): Promise<getProjectLimits.ReturnType>
  /** Returns the origins the project may be used on. */
  getAllowedOrigins(
    options?: RequestOptions,
  ): Promise<getAllowedOrigins.ReturnType>
  /** Returns whether the project's dashboard enables analytics. */
  getAnalyticsConfig(
    options?: RequestOptions,
  ): Promise<getAnalyticsConfig.ReturnType>
  /** Returns the explorer's wallets, page by page. */
  getWallets(
    parameters?: getWallets.Parameters,
    options?: RequestOptions,
  ): Promise<getWallets.ReturnType>
  /** Returns an image from the explorer, at most 512 KiB. */
  getImage: Method<typeof getImage>
  /** Sends a JSON-RPC 2.0 request to a network. */
  rpc: Method<typeof rpc>
}

type RequestOptions = { signal?: AbortSignal | undefined }

/** An endpoint function without its `context` parameter. */
type Method<
  run extends (context: never, parameters: never, options?: never) => unknown,
> = (
  parameters: Parameters<run>[1],
  options?: RequestOptions,
) => ReturnType<run>

/**
 * Creates a client of the blockchain API, for browsers and Node.
 *
 * Creating the client sends no request. In-flight GETs are deduplicated. Reads
 * are retried up to three times on transient failures (no response, 429, 5xx);
 * writes are sent once. After five consecutive failures a host is not called
 * for 10 s. Invalid rows in lists are dropped and counted. Responses that
 * affect money are parsed strictly and rejected if invalid.
 *
 * @param parameters.projectId - sent with every request
 * @param parameters.hosts - where `api`, `rpc` and `explorer` are; default the
 * local server, on localhost only
 * @param parameters.sdk - `st` and `sv` of every request
 * @param parameters.fetch - default `globalThis.fetch`
 * @param parameters.getClientId - returns the `clientId` of calls to
 * `hosts.api`, such as the ID of a WalletConnect session; omitted if it
 * returns nothing
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
  const unquoted = new Set<string>()
  const context = { chains, host, http, projectId, unquoted }
  const explorerContext = { host: explorer, http }
  /** Binds an endpoint function to the API host. */
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
    getExchanges: (parameters, options) =>
      getExchanges({ host: rpcHost, http }, parameters, options),
    getExchangePayUrl: (parameters, options) =>
      getExchangePayUrl({ host: rpcHost, http }, parameters, options),
    getExchangeBuyStatus: (parameters, options) =>
      getExchangeBuyStatus({ host: rpcHost, http }, parameters, options),
    getExchangeAssets: (parameters, options) =>
      getExchangeAssets(explorerContext, parameters, options),
    getTransferQuote: (parameters, options) =>
      getTransferQuote(explorerContext, parameters, options),
    getTransferStatus: (parameters, options) =>
      getTransferStatus(explorerContext, parameters, options),
    getSessions: bind(getSessions),
    createSession: bind(createSession),
    activateSession: bind(activateSession),
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
