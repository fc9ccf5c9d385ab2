import { parseAmount } from '../core/amount/parseAmount.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  InvalidTokenError,
  type UnsupportedChainError,
} from '../core/errors/send.js'
import { formatBalance } from '../core/format/formatBalance.js'
import { formatFiat } from '../core/format/formatFiat.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { Kit } from '../createKit.js'
import { readNativeBalance } from '../features/balances/readNativeBalance.js'
import { readSolanaBalances } from '../features/balances/readSolanaBalances.js'
import { readCurrency } from '../features/currency/readCurrency.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { requireAccount } from './account/requireAccount.js'
import { getPrices } from './getPrices.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the native balance of an account: read from the chain through the
 * app's own transports, or from the cluster on Solana.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.signal - aborts the requests
 * @throws AccountRequiredError without an address or a network
 * @throws ParameterError when `currency` is not an ISO 4217 code
 * @throws ChainNotSupportedError when the chain is not configured
 * @throws UnsupportedChainError 'Unsupported chain'
 *
 * @example
 * const { fiat, formatted, symbol } = await getNativeBalance(kit)
 */
export async function getNativeBalance(
  kit: Kit,
  parameters: getNativeBalance.Parameters = {},
): Promise<getNativeBalance.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    currency: 'string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const currency = readCurrency(kit, parameters.currency)
  const target = requireAccount(kit, parameters)
  const { signal } = parameters
  try {
    const [price, { name, quantity, symbol }] = await Promise.all([
      readPrice(kit, {
        caipNetworkId: target.caipNetworkId,
        currency,
        signal,
      }),
      readCoin(kit, { ...target, signal }),
    ])
    const { numeric: amount } = quantity
    const decimals = Number(quantity.decimals)
    return {
      amount,
      currency,
      decimals,
      fiat: toFiat(price, { amount, currency }),
      formatted: formatBalance(amount),
      name,
      symbol,
      value: String(parseAmount(amount, decimals)),
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getNativeBalance {
  type Parameters = requireAccount.Parameters & {
    currency?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Whole coins as exact decimal text. */
    amount: string
    /** ISO 4217 code of `fiat`. */
    currency: string
    /** Decimals of `value`: 9 for SOL, usually 18 for EVM coins. */
    decimals: number
    /**
     * Estimated value with the decimals of the currency, such as '0.00': zero
     * on test networks and where the API does not serve the network, `undefined` when no price
     * could be read.
     */
    fiat: string | undefined
    /** Whole coins with 3 decimals, truncated. */
    formatted: string
    /** Name of the coin, such as 'Ether'. */
    name: string
    /** Symbol of the coin, such as 'ETH'. */
    symbol: string
    /** Base units as decimal text, for `BigInt(value)`. */
    value: string
  }
  type ErrorType =
    | ChainNotSupportedError
    | UnsupportedChainError
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

type Target = requireAccount.ReturnType & { signal?: AbortSignal | undefined }

async function readCoin(kit: Kit, target: Target) {
  const { address, caipNetworkId, signal } = target
  const rows = isSolanaNetwork(caipNetworkId)
    ? await readSolanaBalances(kit, { address, caipNetworkId, signal })
    : await readNativeBalance(kit, {
        address,
        chainId: toEvmChainId(caipNetworkId),
      })
  const coin = rows.find(({ address }) => !address)
  if (!coin) throw new InvalidTokenError({ token: 'native' })
  return coin
}

/** Estimates the fiat value for display; `undefined` without a valid price. */
function toFiat(
  price: number | undefined,
  { amount, currency }: { amount: string; currency: string },
) {
  const worth = price === undefined ? Number.NaN : price * Number(amount)
  return worth >= 0 && worth < Number.POSITIVE_INFINITY
    ? formatFiat(worth, { currency })
    : undefined
}

/** Reads the price. It is only for display, so it never fails the balance. */
async function readPrice(
  kit: Kit,
  parameters: Omit<Target, 'address'> & { currency: string },
) {
  const { caipNetworkId, currency, signal } = parameters
  if (findNetwork(kit, caipNetworkId)?.isTestnet) return 0
  try {
    const tokens = [{ chainId: caipNetworkId }]
    const asked = { currency, signal, tokens }
    const { isSupported, prices } = await getPrices(kit, asked)
    // Services send 0 where they know no price.
    return isSupported ? prices[0]?.price || undefined : 0
  } catch {
    return undefined
  }
}
