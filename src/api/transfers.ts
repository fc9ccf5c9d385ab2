import { nativePlaceholders } from '../core/data/nativePlaceholders.js'
import { isSameAsset } from '../core/pay/isSameAsset.js'
import type { PaymentAsset } from '../core/pay/payment.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import {
  exchangeAssetsSchema,
  paymentAssetSchema,
  type TransferQuote,
  transferQuoteSchema,
  transferStatusSchema,
} from './paySchemas.js'
import { toSegment } from './toSegment.js'

type Context = Pick<ApiContext, 'host' | 'http'>

/** Seconds that a payment of the same asset takes. */
const DIRECT_TRANSFER_S = 6

/**
 * Returns a quote for paying in one asset with another. For the same asset on
 * the same network it needs no request: the payment goes to the recipient and
 * there is no service fee. Otherwise calls `POST
 * appkit/v1/transfers/quote`, a read that may be retried.
 */
export async function getTransferQuote(
  { host, http }: Context,
  parameters: getTransferQuote.Parameters,
  options: ApiOptions = {},
): Promise<TransferQuote> {
  const { amount, destination, origin, recipient, user } = parameters
  if (isSameAsset(origin, destination)) return toDirectQuote(parameters)
  const answer = await http.post({
    host,
    path: 'appkit/v1/transfers/quote',
    body: {
      user,
      originChainId: toChainId(origin),
      originCurrency: toCurrency(origin),
      destinationChainId: toChainId(destination),
      destinationCurrency: toCurrency(destination),
      recipient,
      amount: String(amount),
    },
    isRead: true,
    signal: options.signal,
  })
  return parseAnswer(answer, { schema: transferQuoteSchema })
}

export declare namespace getTransferQuote {
  type Parameters = {
    /** Base units of `destination` that the recipient gets. */
    amount: bigint
    destination: PaymentAsset
    /** Asset to pay with. */
    origin: PaymentAsset
    recipient: string
    /** Address of the account that pays; without it, steps are deposits. */
    user?: string | undefined
  }
  type ReturnType = TransferQuote
}

/** Calls `GET appkit/v1/transfers/status`. */
export async function getTransferStatus(
  { host, http }: Context,
  { requestId }: getTransferStatus.Parameters,
  options: ApiOptions = {},
): Promise<getTransferStatus.ReturnType> {
  const answer = await http.get({
    host,
    path: 'appkit/v1/transfers/status',
    isFresh: true,
    query: { requestId },
    signal: options.signal,
  })
  return parseAnswer(answer, { schema: transferStatusSchema })
}

export declare namespace getTransferStatus {
  type Parameters = { requestId: string }
  type ReturnType = {
    /** `success`, `failure`, `refund` and `timeout` are final. */
    status:
      | 'waiting'
      | 'pending'
      | 'success'
      | 'failure'
      | 'refund'
      | 'timeout'
      | 'submitted'
  }
}

/** Calls `GET appkit/v1/transfers/assets/exchanges/{id}`. */
export async function getExchangeAssets(
  { host, http }: Context,
  { exchangeId }: getExchangeAssets.Parameters,
  options: ApiOptions = {},
): Promise<getExchangeAssets.ReturnType> {
  const answer = await http.get({
    host,
    path: `appkit/v1/transfers/assets/exchanges/${toSegment(exchangeId)}`,
    signal: options.signal,
  })
  const found = parseAnswer(answer, { schema: exchangeAssetsSchema })
  const lists = Object.values(found.assets).filter(Array.isArray)
  const { rows, ...counts } = parseRows(lists.flat(), {
    schema: paymentAssetSchema,
  })
  return { exchangeId: found.exchangeId, assets: rows, ...counts }
}

export declare namespace getExchangeAssets {
  type Parameters = { exchangeId: string }
  type ReturnType = {
    /** ID of the exchange. */
    exchangeId: string
    /** Assets the exchange can send. */
    assets: readonly PaymentAsset[]
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** Whether any rows were dropped. */
    partial: boolean
  }
}

function toDirectQuote(parameters: getTransferQuote.Parameters): TransferQuote {
  const { amount, destination: currency, recipient: receiver } = parameters
  return {
    type: 'direct-transfer',
    origin: { amount, currency },
    destination: { amount, currency },
    fees: [{ id: 'service', label: 'Service Fee', amount: 0n, currency }],
    steps: [
      {
        requestId: 'direct-transfer',
        type: 'deposit',
        deposit: { amount, currency: currency.asset, receiver },
      },
    ],
    timeInSeconds: DIRECT_TRANSFER_S,
  }
}

const toChainId = ({ network }: PaymentAsset) =>
  network.slice(network.indexOf(':') + 1)

function toCurrency({ asset, network }: PaymentAsset) {
  if (asset !== 'native') return asset
  return network.startsWith('solana:')
    ? nativePlaceholders.solana
    : nativePlaceholders.eip155
}
