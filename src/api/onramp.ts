import { ApiError } from '../core/errors/api.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import {
  fallbackPaymentCurrencies,
  fallbackPurchaseCurrencies,
} from './onrampFallback.js'
import type { PaymentCurrency, PurchaseCurrency } from './onrampSchemas.js'
import {
  onrampQuoteSchema,
  onrampUrlSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from './onrampSchemas.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'

/** An amount of money as a decimal string. */
export type OnrampAmount = { amount: string; currency: string }

export type OnrampQuote = {
  /** ID of the quote at the service. */
  quoteId: string
  /** Amount the user receives. */
  purchaseAmount: OnrampAmount
  /** Amount the user pays, fees included. */
  paymentTotal: OnrampAmount
  /** Part of `paymentTotal` before fees. */
  paymentSubtotal: OnrampAmount
  /** Fee of the network. */
  networkFee: OnrampAmount
  /** Fee of Coinbase, if it is the provider. */
  coinbaseFee?: OnrampAmount | undefined
}

/**
 * Calls `GET /v1/onramp/options`. Falls back to built-in currencies when the
 * service fails.
 */
export async function getOnrampOptions(
  context: ApiContext,
  parameters: getOnrampOptions.Parameters = {},
  options: ApiOptions = {},
): Promise<getOnrampOptions.ReturnType> {
  const { caipNetworkId } = parameters
  try {
    if (!(await isServed(context, caipNetworkId, options)))
      return toOptions({ purchaseCurrencies: [], paymentCurrencies: [] })
    const answer = await context.http.get({
      host: context.host,
      path: 'v1/onramp/options',
      signal: options.signal,
    })
    const payment = parseRows(answer, {
      key: 'paymentCurrencies',
      schema: paymentCurrencySchema,
    })
    const purchase = parseRows(answer, {
      key: 'purchaseCurrencies',
      schema: purchaseCurrencySchema,
    })
    const dropped = payment.dropped + purchase.dropped
    return toOptions({
      paymentCurrencies: payment.rows,
      purchaseCurrencies: purchase.rows,
      dropped,
    })
  } catch (error) {
    if (!isFailure(error, options)) throw error
    return toOptions({
      paymentCurrencies: fallbackPaymentCurrencies,
      purchaseCurrencies: fallbackPurchaseCurrencies,
      isFallback: true,
    })
  }
}

export declare namespace getOnrampOptions {
  type Parameters = {
    /** CAIP-2 ID of the network to check for API support. */
    caipNetworkId?: string | undefined
  }
  type ReturnType = {
    /** Currencies to pay with. */
    paymentCurrencies: readonly PaymentCurrency[]
    /** Coins and tokens to buy. */
    purchaseCurrencies: readonly PurchaseCurrency[]
    /** Whether the service failed and these are the built-in currencies. */
    isFallback: boolean
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** Whether any rows were dropped. */
    partial: boolean
  }
}

/**
 * Calls `POST /v1/onramp/quote`, a read that may be retried. When the service
 * fails, returns figures equal to the amount, marked `estimated`.
 */
export async function getOnrampQuote(
  context: ApiContext,
  parameters: getOnrampQuote.Parameters,
  options: ApiOptions = {},
): Promise<getOnrampQuote.ReturnType> {
  const { amount, caipNetworkId, paymentCurrency, purchaseCurrency } =
    parameters
  try {
    if (!(await isServed(context, caipNetworkId, options))) return undefined
    const answer = await context.http.post({
      host: context.host,
      path: 'v1/onramp/quote',
      body: {
        purchaseCurrency: toPurchaseWire(purchaseCurrency),
        paymentCurrency: toPaymentWire(paymentCurrency),
        amount,
        network: purchaseCurrency.symbol,
      },
      isRead: true,
      signal: options.signal,
    })
    const quote = parseAnswer(answer, { schema: onrampQuoteSchema })
    return { ...quote, estimated: false }
  } catch (error) {
    if (!isFailure(error, options)) throw error
    const asked = { amount, currency: paymentCurrency.id }
    return {
      quoteId: 'mocked-quote-id',
      purchaseAmount: asked,
      paymentTotal: asked,
      paymentSubtotal: asked,
      networkFee: asked,
      estimated: true,
    }
  }
}

export declare namespace getOnrampQuote {
  type Parameters = {
    /** Fiat amount to pay, as a decimal string. */
    amount: string
    paymentCurrency: PaymentCurrency
    purchaseCurrency: PurchaseCurrency
    /** CAIP-2 ID of the network to check for API support. */
    caipNetworkId?: string | undefined
  }
  /** `undefined` if the API does not support the network. */
  type ReturnType =
    | (OnrampQuote & {
        /** Whether the service failed and the figures are placeholders. */
        estimated: boolean
      })
    | undefined
}

/** Calls `POST /v1/generators/onrampurl`. Sent once, never retried. */
export async function getOnrampUrl(
  context: ApiContext,
  parameters: getOnrampUrl.Parameters,
  options: ApiOptions = {},
): Promise<getOnrampUrl.ReturnType> {
  const { caipNetworkId, ...body } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { url: undefined }
  const answer = await context.http.post({
    host: context.host,
    path: 'v1/generators/onrampurl',
    body: { ...body, defaultExperience: 'buy' },
    signal: options.signal,
  })
  return parseAnswer(answer, { schema: onrampUrlSchema })
}

export declare namespace getOnrampUrl {
  type Parameters = {
    destinationWallets: readonly {
      address: string
      blockchains: readonly string[]
      assets: readonly string[]
    }[]
    partnerUserId: string
    defaultNetwork?: string | undefined
    presetCryptoAmount?: number | undefined
    presetFiatAmount?: number | undefined
    /** CAIP-2 ID of the network to check for API support. */
    caipNetworkId?: string | undefined
  }
  /** `undefined` if the API does not support the network. */
  type ReturnType = { url: string | undefined }
}

/** Aborted calls get no fallback. */
function isFailure(error: unknown, { signal }: ApiOptions) {
  return error instanceof ApiError && !signal?.aborted
}

function toOptions(
  found: Pick<
    getOnrampOptions.ReturnType,
    'paymentCurrencies' | 'purchaseCurrencies'
  > & { dropped?: number; isFallback?: boolean },
): getOnrampOptions.ReturnType {
  const { dropped = 0, isFallback = false } = found
  return { ...found, dropped, isFallback, partial: dropped > 0 }
}

function toPurchaseWire({ networks, ...rest }: PurchaseCurrency) {
  return {
    ...rest,
    networks: networks.map(
      ({ chainId, contractAddress, displayName, name }) => ({
        name,
        display_name: displayName,
        chain_id: chainId,
        contract_address: contractAddress,
      }),
    ),
  }
}

function toPaymentWire({ id, limits }: PaymentCurrency) {
  return { id, payment_method_limits: limits }
}
