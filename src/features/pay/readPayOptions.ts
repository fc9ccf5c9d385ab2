import { assertReceiver } from '../../core/address/assertReceiver.js'
import { assertSpendable } from '../../core/address/assertSpendable.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { PayError, type PayErrorCode } from '../../core/errors/pay.js'
import { assertPaymentAsset } from '../../core/pay/assertPaymentAsset.js'
import type {
  Payment,
  PayOptions,
  PayWithExchange,
} from '../../core/pay/payment.js'
import { toAssetId } from './toAssetId.js'

/**
 * Validates a payment and copies it, with its defaults. Nothing is rounded or
 * guessed.
 *
 * @throws PayError `INVALID_PAYMENT_CONFIG`, `INVALID_ASSET`,
 * `INVALID_CHAIN_NAMESPACE`, `INVALID_AMOUNT`, `INVALID_RECIPIENT`,
 * `INVALID_RECIPIENT_ADDRESS_FOR_ASSET`
 */
export function readPayOptions(options: PayOptions): Payment {
  try {
    return read(options)
  } catch (cause) {
    if (cause instanceof PayError) throw cause
    // A nested getter or proxy that throws.
    throw new PayError({ code: 'INVALID_PAYMENT_CONFIG', cause })
  }
}

function read(options: PayOptions): Payment {
  const given = copy(options)
  if (!given) throw fail('INVALID_PAYMENT_CONFIG', 'Expected an object')
  const asset = assertPaymentAsset(given.paymentAsset)
  const namespace = asset.network.startsWith('solana:') ? 'solana' : 'eip155'
  const { amount, recipient } = given
  const value = readAmount(amount, asset.metadata.decimals)
  if (typeof recipient !== 'string' || !recipient)
    throw fail('INVALID_RECIPIENT', 'Expected an address')
  try {
    assertReceiver(namespace, recipient)
    assertSpendable(recipient, asset.asset)
  } catch (cause) {
    const code = 'INVALID_RECIPIENT_ADDRESS_FOR_ASSET'
    throw new PayError({ code, cause, details: asset.network })
  }
  return {
    asset,
    assetId: toAssetId(asset),
    namespace,
    recipient,
    amount: amount as string,
    value,
    ...readChoices(given),
  }
}

/** Options that throw when read count as missing. */
function copy(options: unknown): Partial<PayOptions> | undefined {
  if (typeof options !== 'object' || options === null) return undefined
  try {
    return { ...options }
  } catch {
    return undefined
  }
}

function readAmount(amount: unknown, decimals: number) {
  try {
    if (typeof amount !== 'string') throw new Error('Expected a decimal string')
    const value = parseAmount(amount, decimals)
    if (value === 0n) throw new Error('Expected more than zero')
    if (value >= 2n ** 256n) throw new Error('Expected less than 2^256')
    return value
  } catch (cause) {
    const { message } = cause as Error
    throw new PayError({ code: 'INVALID_AMOUNT', cause, details: message })
  }
}

function readChoices(
  options: Partial<PayOptions>,
): Pick<
  Payment,
  'choice' | 'openInNewTab' | 'payWithExchange' | 'redirectUrl'
> {
  const { choice = 'pay', openInNewTab = true, payWithExchange = {} } = options
  if (choice !== 'pay' && choice !== 'deposit')
    throw fail('INVALID_PAYMENT_CONFIG', "choice: expected 'pay' or 'deposit'")
  if (typeof openInNewTab !== 'boolean')
    throw fail('INVALID_PAYMENT_CONFIG', 'openInNewTab: expected a boolean')
  return {
    choice,
    openInNewTab,
    payWithExchange: payWithExchange && readFilter(payWithExchange),
    redirectUrl: readRedirect(options.redirectUrl),
  }
}

function readFilter(filter: unknown): PayWithExchange {
  const { exclude, includeOnly } = (filter ?? {}) as PayWithExchange
  for (const ids of [exclude, includeOnly])
    if (ids !== undefined && !isTextList(ids))
      throw fail('INVALID_PAYMENT_CONFIG', 'payWithExchange: expected IDs')
  return {
    exclude: exclude && [...exclude],
    includeOnly: includeOnly && [...includeOnly],
  }
}

function isTextList(value: unknown) {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function readRedirect(redirect: unknown = {}): Payment['redirectUrl'] {
  const { failure, success } = (redirect ?? {}) as Payment['redirectUrl']
  for (const url of [failure, success])
    if (url !== undefined && !isWebUrl(url))
      throw fail('INVALID_PAYMENT_CONFIG', 'redirectUrl: expected a web page')
  return { failure, success }
}

function isWebUrl(url: unknown) {
  return typeof url === 'string' && /^https?:\/\/\S+$/.test(url)
}

function fail(code: PayErrorCode, details: string) {
  return new PayError({ code, details })
}
