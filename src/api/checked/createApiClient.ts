import { ParameterError } from '../../core/errors/base.js'
import { assertCurrencies } from '../../core/onramp/assertCurrencies.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import { assertPaymentAsset } from '../../core/pay/assertPaymentAsset.js'
import {
  type ApiClient,
  createApiClient as createClient,
} from '../createApiClient.js'

/**
 * Blockchain API client for apps that call the API directly. Validates the
 * parameters of every method; the kit's own client skips this because actions
 * validate first.
 *
 * @param parameters.projectId - sent with every request
 * @param parameters.hosts - the services' hosts; needed unless on localhost
 * @param parameters.sdk - SDK type and version sent to the API
 * @param parameters.fetch - default `globalThis.fetch`
 * @param parameters.getClientId - returns the client ID, for the API host only
 * @throws HostsMissingError, InvalidHostError, ParameterError,
 * ProjectIdMissingError
 *
 * @example
 * const api = createApiClient({ projectId })
 * const { balances } = await api.getBalances({ address, caipNetworkId: 'eip155:1' })
 */
export function createApiClient(
  parameters: createApiClient.Parameters,
): ApiClient {
  const client = createClient(
    readParameters(parameters, {
      fetch: 'function | undefined',
      getClientId: 'function | undefined',
      hosts: 'object | undefined',
      projectId: 'string | undefined',
      sdk: 'object | undefined',
    }),
  )
  const names = Object.keys(client) as (keyof ApiClient)[]
  return Object.fromEntries(
    names.map((name) => [name, check(name, client[name] as Method)]),
  ) as ApiClient
}

export declare namespace createApiClient {
  type Parameters = createClient.Parameters
}

type Method = (...parameters: unknown[]) => Promise<unknown>
type Kinds = Readonly<Record<string, string>>

/** Wraps a client method with parameter validation. */
function check(name: keyof ApiClient, method: Method): Method {
  const own = kinds[name]
  return async (...passed) => {
    if (!own) return method(readOptions(passed[0]))
    const parameters = readAll(passed[0], own)
    if (name === 'getOnrampQuote') assertCurrencies(parameters)
    if (name === 'getTransferQuote') assertAssets(parameters)
    if (jsonMethods.includes(name)) assertJson(parameters)
    return method(parameters, readOptions(passed[1]))
  }
}

/** Methods that pass on objects of the caller. */
const jsonMethods: readonly (keyof ApiClient)[] = [
  'activateSession',
  'createSession',
  'getOnrampUrl',
  'rpc',
]

/** A method's parameters are optional if none of its members is required. */
function readAll(parameters: unknown, kinds: Kinds) {
  const isOptional = Object.values(kinds).every((kind) =>
    kind.endsWith('undefined'),
  )
  const given = parameters === undefined && isOptional ? {} : parameters
  return readParameters(given as Record<string, never>, kinds)
}

function readOptions(options: unknown = {}) {
  const kinds = { signal: 'AbortSignal | undefined' }
  return readParameters(options as Record<string, never>, kinds, 'options')
}

function assertAssets(parameters: object) {
  for (const key of ['destination', 'origin'])
    Object.assign(parameters, {
      [key]: assertPaymentAsset(Reflect.get(parameters, key)),
    })
}

function assertJson(parameters: object) {
  try {
    JSON.stringify(parameters)
  } catch (cause) {
    throw new ParameterError({
      cause,
      expected: 'JSON',
      parameter: 'parameters',
      received: 'a value that is not JSON',
    })
  }
}

const kinds: Readonly<Partial<Record<keyof ApiClient, Kinds>>> = {
  getIdentity: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    sender: 'string | undefined',
  },
  getHistory: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    currency: 'string | undefined',
    cursor: 'string | undefined',
  },
  getBalances: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    currency: 'string | undefined',
    forceUpdate: 'boolean | string[] | undefined',
  },
  getPrices: {
    addresses: 'string[]',
    caipNetworkId: 'string | undefined',
    currency: 'string | undefined',
  },
  getSwapTokens: { caipNetworkId: 'string' },
  getSwapQuotes: {
    address: 'string',
    amount: 'bigint',
    caipNetworkId: 'string',
    from: 'string',
    gasPrice: 'bigint | undefined',
    to: 'string',
  },
  getSwapAllowance: {
    caipNetworkId: 'string',
    tokenAddress: 'string',
    userAddress: 'string',
  },
  getGasPrices: { caipNetworkId: 'string' },
  buildApprove: {
    caipNetworkId: 'string',
    from: 'string',
    to: 'string',
    userAddress: 'string',
  },
  buildSwap: {
    amount: 'bigint',
    disableEstimate: 'boolean | undefined',
    slippage: 'number | undefined',
    caipNetworkId: 'string',
    from: 'string',
    to: 'string',
    userAddress: 'string',
  },
  getName: {
    caipNetworkId: 'string | undefined',
    isFresh: 'boolean | undefined',
    name: 'string',
  },
  reverseName: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    sender: 'string | undefined',
  },
  suggestNames: {
    caipNetworkId: 'string | undefined',
    name: 'string',
    zone: 'string | undefined',
  },
  registerName: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    coinType: 'number',
    message: 'string',
    signature: 'string',
  },
  getOnrampQuote: {
    amount: 'string',
    caipNetworkId: 'string | undefined',
    paymentCurrency: 'object',
    purchaseCurrency: 'object',
  },
  getOnrampUrl: {
    caipNetworkId: 'string | undefined',
    defaultNetwork: 'string | undefined',
    destinationWallets: 'object[]',
    partnerUserId: 'string',
    presetCryptoAmount: 'number | undefined',
    presetFiatAmount: 'number | undefined',
  },
  getExchanges: {
    amount: 'string | undefined',
    asset: 'string | undefined',
    exclude: 'string[] | undefined',
    includeOnly: 'string[] | undefined',
    isDeposit: 'boolean | undefined',
    page: 'number | undefined',
  },
  getExchangePayUrl: {
    amount: 'string',
    asset: 'string',
    exchangeId: 'string',
    isDeposit: 'boolean | undefined',
    recipient: 'string',
  },
  getExchangeBuyStatus: {
    exchangeId: 'string',
    isDeposit: 'boolean | undefined',
    sessionId: 'string',
  },
  getExchangeAssets: { exchangeId: 'string' },
  getTransferQuote: {
    amount: 'bigint',
    destination: 'object',
    origin: 'object',
    recipient: 'string',
    user: 'string | undefined',
  },
  getTransferStatus: { requestId: 'string' },
  getSessions: { caipAddress: 'string' },
  createSession: { caipAddress: 'string', request: 'object' },
  activateSession: { caipAddress: 'string', grant: 'object', pci: 'string' },
  revokeSession: {
    address: 'string',
    caipNetworkId: 'string | undefined',
    pci: 'string',
    signature: 'string',
  },
  getOnrampOptions: { caipNetworkId: 'string | undefined' },
  getWallets: {
    badge: 'string | undefined',
    badgeType: 'string | undefined',
    chains: 'string[] | undefined',
    entries: 'number | undefined',
    exclude: 'string[] | undefined',
    include: 'string[] | undefined',
    includePayOnly: 'boolean | undefined',
    names: 'string[] | undefined',
    page: 'number | undefined',
    rdns: 'string[] | undefined',
    search: 'string | undefined',
    sort: 'string | undefined',
  },
  getImage: { id: 'string', kind: 'string' },
  rpc: { caipNetworkId: 'string', method: 'string', params: 'unknown' },
}
