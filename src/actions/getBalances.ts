import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import { BALANCE_RETRY_BLOCK_MS } from '../core/constants/balances.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ApiError } from '../core/errors/api.js'
import type { ParameterError } from '../core/errors/base.js'
import { getKitError } from '../core/errors/getKitError.js'
import { UnsupportedChainError } from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { addAssetPrices } from '../features/balances/addAssetPrices.js'
import { withTokenImages } from '../features/balances/getTokenImage.js'
import { readNativeBalance } from '../features/balances/readNativeBalance.js'
import { readSolanaBalances } from '../features/balances/readSolanaBalances.js'
import { readWalletAssets } from '../features/balances/readWalletAssets.js'
import { readCurrency } from '../features/currency/readCurrency.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { requireAccount } from './account/requireAccount.js'
import { readWatchedBalances } from './balance/readWatchedBalances.js'
import { assertParameters } from './parameters/assertParameters.js'

/** Last failures by account and network. Each blocks requests for 30 s. */
const createFailures = () => new Map<string, { error: unknown; at: number }>()

/**
 * Returns the tokens an account holds on one network, with prices in the
 * user's currency.
 *
 * An API that does not answer in it leaves prices at 0 and values `undefined`;
 * `hasRate` is then `false`.
 *
 * Fiat values are zero on test networks and on networks the API does not
 * serve; there the native balance (on Solana also the tokens) is read from the
 * chain. Tokens added with `watchToken` are read from the chain too. If the
 * embedded wallet reports its own assets (EIP-7811), they take precedence.
 * After a failure, calls reject with the same error for 30 s, without a
 * request.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`; default that of `chainId` or `address`, else of the
 * active account
 * @param parameters.forceUpdate - bypasses the API's cache and a recent
 * failure
 * @param parameters.includeIndivisible - includes tokens without decimals;
 * default `false`
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError without an address or a network
 * @throws ParameterError when `currency` is not an ISO 4217 code
 * @throws UnsupportedChainError 'Unsupported chain'
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { balances } = await getBalances(kit)
 */
export async function getBalances(
  kit: Kit,
  parameters: getBalances.Parameters = {},
): Promise<getBalances.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    currency: 'string | undefined',
    forceUpdate: 'boolean | string[] | undefined',
    includeIndivisible: 'boolean | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { forceUpdate, includeIndivisible = false, signal } = parameters
  const currency = readCurrency(kit, parameters.currency)
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const asked = { address, caipNetworkId, currency, forceUpdate, signal }
  try {
    if (!supports(kit.capabilities, 'balance', caipNetworkId))
      throw new UnsupportedChainError({ chain: caipNetworkId })
    const found = await guard(kit, `${caipNetworkId}:${address}`, {
      run: () => addWatched(kit, asked),
      ...parameters,
    })
    const balances = found.balances.filter(
      ({ quantity }) => includeIndivisible || quantity.decimals !== '0',
    )
    return { ...found, balances: withTokenImages(kit, balances), currency }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getBalances {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    forceUpdate?: boolean | readonly string[] | undefined
    includeIndivisible?: boolean | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Balances of the account, as the API orders them. */
    balances: readonly TokenBalance[]
    /** ISO 4217 code that prices and values are in: the one asked for. */
    currency: string
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** `false` if there are no prices in `currency` now, for any token. */
    hasRate: boolean
    /** `false` if the API does not support the network. */
    isSupported: boolean
    /** Whether any rows were dropped. */
    partial: boolean
  }
  type ErrorType =
    | ApiError
    | ParameterError
    | UnsupportedChainError
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

type FetchParameters = Pick<
  getBalances.Parameters,
  'forceUpdate' | 'signal'
> & {
  address: string
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  currency: string
}

async function fetchBalances(
  kit: Kit,
  parameters: FetchParameters,
): Promise<getBalances.ReturnType> {
  const { address, caipNetworkId, currency, forceUpdate, signal } = parameters
  const owned = await readWallet(kit, parameters)
  const found = owned
    ? await addAssetPrices(kit, { balances: owned, currency, signal })
    : await (await kit.api()).getBalances(
        { address, caipNetworkId, currency, forceUpdate },
        { signal },
      )
  const network = findNetwork(kit, caipNetworkId)
  if (!found.isSupported && network)
    return {
      ...found,
      balances: await readChain(kit, parameters),
      hasRate: true,
    }
  const hasRate = Boolean(network?.isTestnet) || found.currency === currency
  const toShown = network?.isTestnet
    ? withoutWorth
    : hasRate
      ? withKnownWorth
      : withUnknownWorth
  return { ...found, balances: found.balances.map(toShown), hasRate }
}

/** Adds the tokens that the user has added, which services may not know. */
async function addWatched(
  kit: Kit,
  parameters: FetchParameters,
): Promise<getBalances.ReturnType> {
  const found = await fetchBalances(kit, parameters)
  if (!kit.storage.get('watchedTokens')?.length) return found
  const { balances } = found
  const watched = await readWatchedBalances(kit, {
    ...parameters,
    held: balances,
  })
  return { ...found, balances: [...balances, ...watched] }
}

/** Reads the assets from the account's own wallet, if it reports them. */
async function readWallet(kit: Kit, parameters: FetchParameters) {
  const { address, caipNetworkId, signal } = parameters
  if (isSolanaNetwork(caipNetworkId) || !hasEmbeddedWallet(kit))
    return undefined
  const chainId = toEvmChainId(caipNetworkId)
  return readWalletAssets(kit, { address, chainId, signal })
}

function hasEmbeddedWallet({ config }: Kit) {
  return [...config.state.connections.values()].some(
    ({ connector }) => connector.id === AUTH_CONNECTOR_ID,
  )
}

function readChain(kit: Kit, parameters: FetchParameters) {
  const { address, caipNetworkId, signal } = parameters
  return isSolanaNetwork(caipNetworkId)
    ? readSolanaBalances(kit, { address, caipNetworkId, signal })
    : readNativeBalance(kit, { address, chainId: toEvmChainId(caipNetworkId) })
}

/** Services send 0 where they know no price. Nothing is worth 0 for that. */
function withKnownWorth(balance: TokenBalance): TokenBalance {
  const isPriced = balance.price > 0 || (balance.value ?? 0) > 0
  return isPriced ? balance : { ...balance, value: undefined }
}

/** Values in another currency would be read as values in this one. */
function withUnknownWorth(balance: TokenBalance): TokenBalance {
  return { ...balance, price: 0, value: undefined }
}

function withoutWorth(balance: TokenBalance): TokenBalance {
  return { ...balance, price: 0, value: 0 }
}

async function guard<value>(
  kit: Kit,
  key: string,
  parameters: getBalances.Parameters & { run: () => Promise<value> },
) {
  const { forceUpdate, run, signal } = parameters
  const kept = kit.own(createFailures)
  const failure = kept.get(key)
  // A failure in the future means that the clock was set back.
  const age = failure ? Date.now() - failure.at : -1
  const isBlocked = age >= 0 && age < BALANCE_RETRY_BLOCK_MS && !forceUpdate
  if (failure && isBlocked) throw failure.error
  try {
    const value = await run()
    kept.delete(key)
    return value
  } catch (error) {
    // An aborted request is not a failure.
    if (!signal?.aborted) kept.set(key, { error, at: Date.now() })
    throw error
  }
}
