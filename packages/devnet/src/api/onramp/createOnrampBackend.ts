import { randomUUID } from 'node:crypto'
import type { ApiBackend, OnrampOptions, OnrampQuote } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { formatUnits } from 'viem'
import { assertLimits } from './assertLimits.js'
import { formatCents, parseCents } from './cents.js'
import { computeQuote, type Quote } from './computeQuote.js'
import type { Onramp } from './createOnramp.js'
import { bankLimits, methods, paymentCurrencies } from './currencies.js'
import { openOrder } from './openOrder.js'

/** What the API says about the local onramp provider. */
export function createOnrampBackend(
  parameters: createOnrampBackend.Parameters,
): ApiBackend['onramp'] {
  const { onramp, onrampUrl } = parameters
  return {
    providers: ['coinbase', 'meld'],
    getOptions: () => toOptions(onramp),
    async getQuote({ amount, network, paymentCurrency, purchaseCurrency }) {
      const asset = onramp.assets.find(({ id }) => id === purchaseCurrency.id)
      if (!asset || asset.symbol !== network)
        throw new ServiceError(400, 'UNSUPPORTED_ASSET', 'Unknown currency')
      const total = parseCents(amount)
      if (total === undefined)
        throw new ServiceError(400, 'INVALID_AMOUNT', 'Invalid amount')
      // The way to pay is not known yet: what one of them allows is allowed.
      assertLimits(total, bankLimits)
      const currency = paymentCurrency.id
      const rates = await onramp.readRates()
      return toWire(computeQuote({ asset, currency, rates, total }))
    },
    async openOrder(body) {
      const order = await openOrder(onramp, body)
      return `${onrampUrl()}/order/${order.id}`
    },
  }
}

export declare namespace createOnrampBackend {
  type Parameters = {
    onramp: Onramp
    /** Origin of the provider's page. */
    onrampUrl: () => string
  }
}

function toOptions({ assets }: Onramp): OnrampOptions {
  const limits = Object.entries(methods).map(([id, { max, min }]) => ({
    id,
    min: formatCents(min),
    max: formatCents(max),
  }))
  return {
    paymentCurrencies: Object.keys(paymentCurrencies).map((id) => ({
      id,
      payment_method_limits: limits,
    })),
    purchaseCurrencies: assets.map(({ id, name, network, symbol }) => ({
      ...{ id, name, symbol },
      networks: [network],
    })),
  }
}

function toWire(quote: Quote): OnrampQuote {
  const { asset, bought, currency, networkFee, providerFee } = quote
  const money = (cents: bigint) => ({ amount: formatCents(cents), currency })
  return {
    quoteId: randomUUID(),
    purchaseAmount: {
      amount: formatUnits(bought, asset.decimals),
      currency: asset.symbol,
    },
    paymentTotal: money(quote.total),
    paymentSubtotal: money(quote.subtotal),
    coinbaseFee: money(providerFee),
    networkFee: money(networkFee),
  }
}
